// SPDX-License-Identifier: GPL-3.0-or-later
/** An address that leads to nothing: what may be the matter, and where to go instead. */
import { useEffect } from 'preact/hooks';
import { usePage } from './context';
import { Masthead } from './masthead';
import { MiniBoard } from './mini_board';

const loneKnight = '8/8/8/8/4N3/8/8/8 w - - 0 1';

interface Props {
  heading: string;
  lead: string;
  /** Addresses and their names, the likeliest first. */
  ways: readonly (readonly [string, string])[];
}

export function NotHere({ heading, lead, ways }: Props) {
  useEffect(() => {
    document.title = `${heading} · adoube`;
  }, [heading]);
  return (
    <div class="sheet">
      <Masthead />
      <main class="sheet__body not-here" data-testid="not-here">
        <MiniBoard fen={loneKnight} />
        <div>
          <h1>{heading}</h1>
          <p class="lead">{lead}</p>
          <p class="not-here__ways">
            {ways.map(([path, name], at) => (
              <a key={path} class={`button ${at === 0 ? 'button--primary' : ''}`} href={path}>
                {name}
              </a>
            ))}
          </p>
        </div>
      </main>
    </div>
  );
}

export function UnknownPage() {
  const { fault, nav } = usePage().messages;
  const ways = [
    ['/', fault.home],
    ['/learn', nav.learn],
    ['/laws', nav.laws],
  ] as const;
  return <NotHere heading={fault.notFound} lead={fault.notFoundLead} ways={ways} />;
}

export function UnknownGame() {
  const { fault, nav, net } = usePage().messages;
  const ways = [
    ['/', fault.home],
    ['/friend', nav.friend],
  ] as const;
  return <NotHere heading={net.unknownGame} lead={net.unknownGameLead} ways={ways} />;
}
