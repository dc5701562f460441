// SPDX-License-Identifier: GPL-3.0-or-later
/** The lobby: games to begin at one click, who waits for an opponent, and games to watch. The list is the server's, live. */
import '../styles/lobby.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { readControl } from '../game/terms';
import { readyControls, readyWish, sameChallenge } from '../game/challenges';
import { useLobbyMessages, type LobbyMessages } from '../i18n/lobby_messages';
import { sitOnArrival } from '../net/arrivals';
import { browserSurroundings, makeGame, rememberName, rememberedName } from '../net/browser';
import { declineChallenge } from '../net/decline';
import { LobbyConnection, unknownLobby } from '../net/lobby_connection';
import type { Challenge, GameSetup, WatchableGame } from '../net/messages';
import { usePage } from './context';
import { Masthead } from './masthead';
import { PlayerNameField } from './player_name_field';
import { goTo } from './router';
import { setupText } from './terms_text';

const isOwn = (game: string) => browserSurroundings.loadKey(game) !== null;

export function LobbyPage() {
  const { core } = usePage();
  const words = useLobbyMessages();
  const [lobby, setLobby] = useState(unknownLobby);
  const [name, setName] = useState(rememberedName);
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  useEffect(() => {
    document.title = `${words.heading} · adoube`;
  }, [words]);
  useEffect(() => {
    const connection = new LobbyConnection(browserSurroundings, setLobby);
    return () => connection.close();
  }, []);
  const forYou = lobby.list?.forYou ?? [];
  const waiting = lobby.list?.waiting ?? [];
  const playing = lobby.list?.playing ?? [];

  const sit = (game: string) => {
    rememberName(name);
    sitOnArrival(game);
    goTo(`/game/${game}`);
  };
  const begin = async (control: string | null) => {
    const wish = readyWish(core, control);
    const same = sameChallenge(wish, waiting, isOwn);
    if (same) return sit(same.game);
    setState('making');
    rememberName(name);
    const made = await makeGame('hands', name.trim(), wish);
    if (made) goTo(made.invite);
    else setState('failed');
  };

  return (
    <div class="sheet sheet--lobby">
      <Masthead here="play" />
      <main class="sheet__body lobby">
        <header>
          <h1>{words.heading}</h1>
          <p class="lead">{words.lead}</p>
        </header>
        {forYou.length > 0 && (
          <section aria-labelledby="lobby-for-you" data-testid="for-you">
            <h2 id="lobby-for-you">{words.forYou}</h2>
            <ul class="lobby__list" role="list" aria-live="polite">
              {forYou.map((one) => (
                <ForYou key={one.game} challenge={one} words={words} onSit={() => sit(one.game)} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="lobby-ready">
          <h2 id="lobby-ready">{words.ready}</h2>
          <p class="lobby__hint">{words.readyHint}</p>
          <PlayerNameField name={name} onInput={setName} class="lobby__name" />
          <div class="lobby__ready" data-testid="ready">
            {readyControls.map((control) => (
              <Ready key={control} control={control} words={words} off={state === 'making'} onBegin={() => void begin(control)} />
            ))}
          </div>
          <p class="form__fault" role="alert">
            {state === 'failed' ? words.failed : ''}
          </p>
          <p class="lobby__more">
            <a class="button" href="/lobby/new">
              {words.own}
            </a>
            <a class="button" href="/friend">
              {words.friend}
            </a>
            <a class="button" href="/computer">
              {words.computer}
            </a>
          </p>
        </section>
        <section aria-labelledby="lobby-waiting">
          <h2 id="lobby-waiting">{words.waiting}</h2>
          <p class="lobby__hint" role="status" data-testid="lobby-status">
            {lobby.link === 'lost'
              ? lobby.list === null
                ? words.noAnswer
                : words.lost
              : lobby.list === null
                ? words.connecting
                : waiting.length === 0
                  ? words.nobody
                  : words.count(waiting.length, playing.length)}
          </p>
          <ul class="lobby__list" data-testid="waiting">
            {waiting.map((one) => (
              <WaitingOne key={one.game} challenge={one} words={words} onSit={() => sit(one.game)} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="lobby-playing">
          <h2 id="lobby-playing">{words.playing}</h2>
          {lobby.list !== null && playing.length === 0 && <p class="lobby__hint">{words.noGames}</p>}
          <ul class="lobby__list" data-testid="playing">
            {playing.map((one) => (
              <UnderWay key={one.game} game={one} words={words} />
            ))}
          </ul>
          <p class="lobby__more">
            <a class="button" href="/archive">
              {words.ended}
            </a>
          </p>
        </section>
      </main>
    </div>
  );
}

interface ReadyProps {
  control: string | null;
  words: LobbyMessages;
  off: boolean;
  onBegin: () => void;
}

function Ready({ control, words, off, onBegin }: ReadyProps) {
  const { core } = usePage();
  const pace = useMemo(
    () => (control === null ? 'none' : (readControl(core, control).regulations?.rules ?? 'none')),
    [control],
  );
  return (
    <button type="button" class="ready" disabled={off} onClick={onBegin} data-testid={`ready-${control ?? 'none'}`}>
      <span class="ready__control">{control ?? words.noClock}</span> <span class="ready__pace">{words.pace[pace]}</span>
    </button>
  );
}

function WaitingOne({ challenge, words, onSit }: { challenge: Challenge; words: LobbyMessages; onSit: () => void }) {
  const name = challenge.name || words.someone;
  const terms = useTerms(challenge.setup, words);
  const own = isOwn(challenge.game);
  return (
    <li class="lobby__one" data-testid={`waits-${challenge.game}`}>
      <span class="lobby__who">
        <b>{own ? words.yours : name}</b> <span class="lobby__has">{words.has[challenge.colour]}</span>
      </span>
      <span class="lobby__terms">{terms}</span>
      {own ? (
        <a class="button" href={`/game/${challenge.game}`}>
          {words.back}
        </a>
      ) : (
        <button type="button" class="button button--primary" aria-label={words.takeFrom(name, terms)} onClick={onSit}>
          {words.take}
        </button>
      )}
    </li>
  );
}

/** A challenge to the reader's account. */
function ForYou({ challenge, words, onSit }: { challenge: Challenge; words: LobbyMessages; onSit: () => void }) {
  const terms = useTerms(challenge.setup, words);
  return (
    <li class="lobby__one" data-testid={`for-you-${challenge.game}`}>
      <span class="lobby__who">
        <b>{challenge.name}</b> <span class="lobby__has">{words.has[challenge.colour]}</span>
      </span>
      <span class="lobby__terms">{terms}</span>
      <span class="lobby__answers">
        <button type="button" class="button button--primary" aria-label={words.takeFrom(challenge.name, terms)} onClick={onSit} data-testid="accept">
          {words.take}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words.declineFrom(challenge.name)}
          onClick={() => declineChallenge(browserSurroundings, challenge.game)}
          data-testid="decline"
        >
          {words.decline}
        </button>
      </span>
    </li>
  );
}

function UnderWay({ game, words }: { game: WatchableGame; words: LobbyMessages }) {
  const players = words.versus(game.white || words.colour('white'), game.black || words.colour('black'));
  return (
    <li class="lobby__one">
      <span class="lobby__who">
        <b>{players}</b> {game.spectators > 0 && <span class="lobby__has">{words.spectators(game.spectators)}</span>}
      </span>
      <span class="lobby__terms">{useTerms(game.setup, words)}</span>
      <a class="button" href={`/game/${game.game}`} aria-label={words.watchGame(players)}>
        {words.watch}
      </a>
    </li>
  );
}

/** "5+0 · touch-move": short, since there are many. */
function useTerms(setup: GameSetup, words: LobbyMessages): string {
  const { core, messages } = usePage();
  return useMemo(() => {
    const regulations = core.regulations({ ...setup, chess960: setup.variant === 'chess960' });
    const more = 'code' in regulations ? null : setupText(setup, { ...regulations, time_control: null }, messages);
    return [setup.time_control ?? words.noClock, more].filter(Boolean).join(' · ');
  }, [setup, messages]);
}
