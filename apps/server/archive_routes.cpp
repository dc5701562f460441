// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/archive_routes.hpp"

#include <charconv>
#include <memory>
#include <utility>

#include "adoube/notation/text_encoding.hpp"
#include "adoube/rules/position_hash.hpp"
#include "apps/server/address_limits.hpp"
#include "apps/server/archive_query.hpp"
#include "apps/server/archive_words.hpp"
#include "apps/server/own_games.hpp"
#include "apps/server/secrets.hpp"

namespace adoube::server {
namespace {

constexpr std::int64_t games_an_account = 20'000;
constexpr std::int64_t bytes_an_import = std::int64_t{256} << 20;
constexpr std::int64_t imports_shown = 20;
constexpr std::int64_t imports_an_account = 200;
constexpr std::int64_t findings_a_page = 100;
constexpr std::int64_t examples = 6;
constexpr int downloads_at_once = 8;
/// Of one address, on average: a question may look at many rows.
constexpr double questions_per_second = 5;

using store::GameImport;
using store::StoreError;
using store::StoreFault;

HttpResponse refusal(const StoreError& error) {
  switch (error.fault) {
    case StoreFault::UnknownGame:
      return problem_answer({.code = ErrorCode::UnknownGame, .text = "There is no such game."});
    case StoreFault::UnknownImport:
      return problem_answer({.code = ErrorCode::UnknownImport, .text = "There is no such import."});
    case StoreFault::Unkeepable:
      return problem_answer({.code = ErrorCode::Unreadable, .text = "This text cannot be kept."});
    default:
      return problem_answer({.code = ErrorCode::Unavailable, .text = "The archive does not answer. Try again."});
  }
}

HttpResponse unreadable(const std::string& text) { return problem_answer({.code = ErrorCode::Unreadable, .text = text}); }

HttpResponse full() { return problem_answer({.code = ErrorCode::ArchiveFull, .text = "Your part of the archive is full."}); }

HttpResponse too_often() {
  return problem_answer(
      {.code = ErrorCode::TooMany, .text = "Too many questions at once. Wait a moment.", .wait_ms = 1'000});
}

HttpResponse pgn_answer() { return {.type = "application/x-chess-pgn; charset=utf-8"}; }

bool starts_with_type(const HttpRequest& request, std::string_view type) { return request.content_type.starts_with(type); }

class ArchiveRoutes {
 public:
  ArchiveRoutes(Backstage& backstage, store::FinishedGames& archive, People& people, ImportDesk& desk)
      : backstage_(backstage), archive_(archive), people_(people), desk_(desk) {}

  void find(const HttpRequest& request, const PathParts&, const HttpDone& done) {
    if (!questions_.take(request.address)) return done(too_often());
    auto query = read_archive_query(request.target);
    if (!query) return done(unreadable(query.error()));
    for_asker(request, done, query->own, [this, query = std::move(*query), done](const std::string& account) mutable {
      query.account = account;
      backstage_.ask([this, query] { return archive_.find(query); },
                     [done](const Expected<store::FoundGames, StoreError>& found) {
                       if (!found) return done(refusal(found.error()));
                       ArchivePage page{.games = told(found->games), .more = {}};
                       if (found->more) page.more = std::to_string(*found->more);
                       done(json_answer(write(page)));
                     });
    });
  }

  void explore(const HttpRequest& request, const PathParts&, const HttpDone& done) {
    if (!questions_.take(request.address)) return done(too_often());
    const auto query = read_position_query(request.target);
    if (!query) return done(unreadable(query.error()));
    for_asker(request, done, query->own, [this, query = *query, done](const std::string& account) {
      backstage_.ask([this, query, account] { return explored(query, account); },
                     [done](const Expected<ExplorerPage, StoreError>& page) {
                       done(page ? json_answer(write(*page)) : refusal(page.error()));
                     });
    });
  }

  void tell_pgn(const HttpRequest& request, const PathParts& parts, const HttpDone& done) {
    for_asker(request, done, false, [this, id = parts.at("finished"), done](const std::string& account) {
      backstage_.ask([this, id, account] { return archived_pgn(archive_, backstage_.store, id, account); },
                     [done](Expected<std::string, StoreError> pgn) {
                       if (!pgn) return done(refusal(pgn.error()));
                       HttpResponse response = pgn_answer();
                       response.body = std::move(*pgn);
                       done(std::move(response));
                     });
    });
  }

  void take_own(const HttpRequest& request, const PathParts&, const HttpDone& done) {
    for_asker(request, done, true, [this, done](const std::string& account) {
      if (downloads_.use_count() > downloads_at_once)
        return done(problem_answer(
            {.code = ErrorCode::TooMany, .text = "Too many downloads at once. Try again.", .wait_ms = 5'000}));
      HttpResponse response = pgn_answer();
      response.disposition = "attachment; filename=\"adoube.pgn\"";
      response.pieces = [place = downloads_, next = own_games(backstage_, archive_, account)](auto piece_done) {
        next(std::move(piece_done));
      };
      done(std::move(response));
    });
  }

  void list_imports(const HttpRequest& request, const PathParts&, const HttpDone& done) {
    for_asker(request, done, true, [this, done](const std::string& account) {
      backstage_.ask([this, account] { return archive_.imports(account, imports_shown); },
                     [done](const Expected<std::vector<GameImport>, StoreError>& imports) {
                       if (!imports) return done(refusal(imports.error()));
                       ImportList list;
                       for (const GameImport& import : *imports) list.imports.push_back(told(import));
                       done(json_answer(write(list)));
                     });
    });
  }

  void begin_import(const HttpRequest& request, const PathParts&, const HttpDone& done) {
    if (!starts_with_type(request, "application/json"))
      return done(problem_answer({.code = ErrorCode::WrongType, .text = "The body is to be application/json."}));
    const auto wish = read_new_import(request.body);
    if (!wish) return done(unreadable(wish.error().sentence()));
    for_asker(request, done, true, [this, name = wish->name, done](const std::string& account) {
      const std::int64_t now = backstage_.now_ms();
      GameImport import{
          .id = random_letters(import_id_length), .account = account, .name = name, .started_ms = now, .changed_ms = now};
      backstage_.ask([this, import] { return begun(import); },
                     [import, done](const Expected<bool, StoreError>& begun) {
                       if (!begun) return done(refusal(begun.error()));
                       done(*begun ? json_answer(write(told(import)), 201) : full());
                     });
    });
  }

  void tell_import(const HttpRequest& request, const PathParts& parts, const HttpDone& done) {
    with_import(request, parts, done,
                [done](const GameImport& import, std::int64_t) { done(json_answer(write(told(import)))); });
  }

  void take_piece(const HttpRequest& request, const PathParts& parts, const HttpDone& done) {
    // No form can send this type.
    if (!starts_with_type(request, "application/x-chess-pgn"))
      return done(problem_answer({.code = ErrorCode::WrongType, .text = "The body is to be application/x-chess-pgn."}));
    const std::string& text = parts.at("offset");
    std::int64_t offset = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), offset);
    if (fault != std::errc() || end != text.data() + text.size()) return done(unreadable("The offset is a whole number."));
    with_import(request, parts, done, [this, offset, &request, done](const GameImport& import, std::int64_t owned) {
      if (import.ended || import.taken() != offset)
        return done(problem_answer({.code = ErrorCode::WrongOffset, .text = "Another piece comes next."}));
      if (owned >= games_an_account || offset + static_cast<std::int64_t>(request.body.size()) > bytes_an_import)
        return done(full());
      take(std::make_shared<PgnIntake>(import, request.body, PgnIntake::Piece::MoreFollows), done);
    });
  }

  void end_import(const HttpRequest& request, const PathParts& parts, const HttpDone& done) {
    with_import(request, parts, done, [this, done](const GameImport& import, std::int64_t) {
      if (import.ended) return done(json_answer(write(told(import))));
      take(std::make_shared<PgnIntake>(import, "", PgnIntake::Piece::EndsTheFile), done);
    });
  }

  void tell_findings(const HttpRequest& request, const PathParts& parts, const HttpDone& done) {
    const std::string from_text = query_value(request.target, "from");
    std::int64_t from = 0;
    std::from_chars(from_text.data(), from_text.data() + from_text.size(), from);
    const laws::Language language =
        laws::language_from_tag(query_value(request.target, "lang")).value_or(laws::Language::English);
    with_import(request, parts, done, [this, from, language, done](const GameImport& import, std::int64_t) {
      backstage_.ask([this, id = import.id, from] { return archive_.findings(id, from, findings_a_page); },
                     [language, done](const Expected<std::vector<store::ImportFinding>, StoreError>& findings) {
                       if (!findings) return done(refusal(findings.error()));
                       ImportNotes notes;
                       for (const store::ImportFinding& finding : *findings)
                         notes.findings.push_back(told(finding, language));
                       if (static_cast<std::int64_t>(findings->size()) == findings_a_page)
                         notes.more = findings->back().number + 1;
                       done(json_answer(write(notes)));
                     });
    });
  }

 private:
  /// `then` gets the account that asks, empty where it is nobody's; with `signed_in` nobody is refused.
  template <class Then>
  void for_asker(const HttpRequest& request, const HttpDone& done, bool signed_in, Then then) {
    if (signed_in)
      return people_.signed_in(request,
                               [done, then = std::move(then)](const Expected<store::SignedIn, HttpProblem>& who) mutable {
                                 who ? then(who->account.id) : done(problem_answer(who.error()));
                               });
    people_.who(request, [then = std::move(then)](const std::optional<Person>& person) mutable {
      then(person ? person->account : std::string());
    });
  }

  /// `then` gets the import that the path names, where it is the asker's, and how many games the asker has. The request
  /// lives until it is answered.
  template <class Then>
  void with_import(const HttpRequest& request, const PathParts& parts, const HttpDone& done, Then then) {
    for_asker(request, done, true,
              [this, id = parts.at("import"), done, then = std::move(then)](const std::string& account) mutable {
                struct Found {
                  GameImport import;
                  std::int64_t owned;
                };
                backstage_.ask(
                    [this, id, account]() -> Expected<Found, StoreError> {
                      auto import = archive_.import(account, id);
                      if (!import) return refused(import.error());
                      const auto owned = archive_.owned(account);
                      if (!owned) return refused(owned.error());
                      return Found{.import = std::move(*import), .owned = *owned};
                    },
                    [done, then = std::move(then)](const Expected<Found, StoreError>& found) mutable {
                      found ? then(found->import, found->owned) : done(refusal(found.error()));
                    });
              });
  }

  /// Whether there was room for it.
  Expected<bool, StoreError> begun(const GameImport& import) {
    const auto owned = archive_.owned(import.account);
    if (!owned) return refused(owned.error());
    const auto imports = archive_.imports(import.account, imports_an_account);
    if (!imports) return refused(imports.error());
    if (*owned >= games_an_account || static_cast<std::int64_t>(imports->size()) >= imports_an_account) return false;
    if (const auto begun = archive_.begin_import(import); !begun) return refused(begun.error());
    return true;
  }

  void take(std::shared_ptr<PgnIntake> intake, const HttpDone& done) {
    desk_.take(std::move(intake), [done](const Expected<GameImport, HttpProblem>& import) {
      done(import ? json_answer(write(told(*import))) : problem_answer(import.error()));
    });
  }

  Expected<ExplorerPage, StoreError> explored(const PositionQuery& query, const std::string& account) {
    const std::uint64_t key = rules::position_hash(query.position);
    const auto counts = archive_.moves_from(key, query.own ? account : std::string());
    if (!counts) return refused(counts.error());
    ExplorerPage page = told(query.position, *counts);
    const auto games = archive_.find({.account = account, .own = query.own, .position = key, .limit = examples});
    if (!games) return refused(games.error());
    page.games = told(games->games);
    return page;
  }

  static constexpr std::size_t import_id_length = 12;

  Backstage& backstage_;
  store::FinishedGames& archive_;
  People& people_;
  ImportDesk& desk_;
  RateByAddress questions_{questions_per_second};
  std::shared_ptr<int> downloads_ = std::make_shared<int>(0);  ///< each one under way holds it as well
};

}  // namespace

void add_archive_routes(HttpRouter& router, Backstage& backstage, store::FinishedGames& archive, People& people,
                        ImportDesk& desk) {
  const auto routes = std::make_shared<ArchiveRoutes>(backstage, archive, people, desk);
  using Answer = void (ArchiveRoutes::*)(const HttpRequest&, const PathParts&, const HttpDone&);
  const auto add = [&](const char* method, const char* path, Answer answer,
                       std::size_t body_limit = max_request_body_bytes) {
    router.add({.method = method,
                .path = path,
                .body_limit = body_limit,
                .answer = [routes, answer](const HttpRequest& request, const PathParts& parts, const HttpDone& done) {
                  ((*routes).*answer)(request, parts, done);
                }});
  };
  add("GET", "/api/archive", &ArchiveRoutes::find);
  add("GET", "/api/archive/positions", &ArchiveRoutes::explore);
  add("GET", "/api/archive/own.pgn", &ArchiveRoutes::take_own);
  add("GET", "/api/archive/games/{finished}.pgn", &ArchiveRoutes::tell_pgn);
  add("GET", "/api/archive/imports", &ArchiveRoutes::list_imports);
  add("POST", "/api/archive/imports", &ArchiveRoutes::begin_import);
  add("GET", "/api/archive/imports/{import}", &ArchiveRoutes::tell_import);
  add("PUT", "/api/archive/imports/{import}/pieces/{offset}", &ArchiveRoutes::take_piece, import_piece_bytes);
  add("POST", "/api/archive/imports/{import}/end", &ArchiveRoutes::end_import);
  add("GET", "/api/archive/imports/{import}/findings", &ArchiveRoutes::tell_findings);
}

}  // namespace adoube::server
