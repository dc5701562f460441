#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the two sides' code from protocol/messages.json, and with protocol/routes.json the descriptions for other people's tools.

  protocol/generate.py            write web/src/net/messages.ts, apps/server/messages.{hpp,cpp}, protocol/{openapi,asyncapi}.json
  protocol/generate.py --check    write nothing; exit 1 and name the files that are not what they should be
"""

import json
import pathlib
import sys

sys.dont_write_bytecode = True  # the folder holds what is written by hand and what is made of it, nothing else
import describe  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCALARS = {"boolean"}


def load():
    description = json.loads((ROOT / "protocol/messages.json").read_text(encoding="utf-8"))
    names = {entry["name"] for entry in description["types"]} | SCALARS
    for owner, record in records(description):
        for field in record["fields"]:
            if field["type"] not in names:
                raise SystemExit(f"messages.json: {owner}.{field['name']} has the unknown type {field['type']}")
    return description


def records(description):
    """Every (name, record) with fields, in an order in which each stands after what it is made of."""
    for entry in description["types"]:
        if entry["kind"] == "record":
            yield entry["name"], entry
    for side in ("client", "server"):
        for message in description[side]:
            yield message_name(message), message
    for entry in description["http"]:
        yield entry["name"], entry


def message_name(message):
    return pascal(message["type"]) + "Message"


def pascal(words):
    return "".join(word[0].upper() + word[1:] for word in words.replace("/", "-").split("-"))


def snake(name):
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def camel(name):
    return name[0].lower() + name[1:]


# ---------------------------------------------------------------------------------------------------- TypeScript


def typescript(description):
    out = [
        "// SPDX-License-Identifier: GPL-3.0-or-later",
        "// Made by protocol/generate.py from protocol/messages.json. Change those, not this.",
        "",
        f"export const PROTOCOL_VERSION = {description['version']};",
        f"export const CLIENT_MESSAGE_BYTES = {description['limits']['client_message_bytes']};",
        "",
    ]
    for entry in description["types"]:
        if entry["kind"] == "record":
            continue
        if "doc" in entry:
            out.append(f"/** {entry['doc']} */")
        if entry["kind"] == "enum":
            constant = snake(entry["name"]).upper() + "_VALUES"
            out.append(f"export const {constant} = [{', '.join(quoted(v) for v in entry['values'])}] as const;")
            out.append(f"export type {entry['name']} = (typeof {constant})[number];")
        else:
            out.append(f"export type {entry['name']} = {entry['kind'] if entry['kind'] != 'integer' else 'number'};")
        out.append("")
    for name, record in records(description):
        out += typescript_interface(name, record) + [""]
    for side in ("client", "server"):
        union = " | ".join(message_name(message) for message in description[side])
        out += [f"export type {pascal(side)}Message = {union};", ""]
    out += TYPESCRIPT_READING
    read_by_page = reachable(description, [message_name(message) for message in description["server"]] + PAGE_READS)
    for entry in description["types"]:
        if entry["kind"] != "record" and entry["name"] in read_by_page:
            out += typescript_scalar_reader(entry) + [""]
    for name, record in records(description):
        if name in read_by_page:
            out += typescript_record_reader(name, record) + [""]
    out += [
        "/** What the server said, or a Fault. */",
        "export function readServerMessage(text: string): ServerMessage | Fault {",
        "  return read(text, (json) => {",
        "    const type = fields(json, '').type;",
        "    switch (type) {",
    ]
    for message in description["server"]:
        out.append(f"      case {quoted(message['type'])}:")
        out.append(f"        return as{message_name(message)}(json, '');")
    out += ["      default:", "        return fail('type', 'a message the server sends');", "    }", "  });", "}", ""]
    for name in PAGE_READS:
        out += [f"export function read{name}(text: string): {name} | Fault {{",
                f"  return read(text, (json) => as{name}(json, ''));", "}", ""]
    return "\n".join(out)


TYPESCRIPT_READING = """\
/** Why a text is not the message it should be. */
export class Fault extends Error {
  constructor(
    readonly place: string,
    readonly expected: string,
  ) {
    super(`${place || 'message'}: expected ${expected}`);
  }
}

function fail(place: string, expected: string): never {
  throw new Fault(place, expected);
}

function read<T>(text: string, as: (json: unknown) => T): T | Fault {
  try {
    return as(JSON.parse(text));
  } catch (problem) {
    return problem instanceof Fault ? problem : new Fault('', 'JSON');
  }
}

function fields(json: unknown, place: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return fail(place, 'an object');
  return json as Record<string, unknown>;
}

function list<T>(json: unknown, place: string, as: (item: unknown, place: string) => T, most = Infinity): T[] {
  if (!Array.isArray(json)) return fail(place, 'a list');
  if (json.length > most) return fail(place, `a list of at most ${most}`);
  return json.map((item, index) => as(item, `${place}[${index}]`));
}

function asBoolean(json: unknown, place: string): boolean {
  return typeof json === 'boolean' ? json : fail(place, 'true or false');
}
""".split("\n")


# Answers to the page's requests.
PAGE_READS = ["GameMade", "ComputerState", "GameAnalysis", "GameState", "HttpProblem", "WhoAmI", "OwnAccount", "SessionList",
              "ArchivePage", "ExplorerPage", "ImportState", "ImportList", "ImportNotes"]


def reachable(description, names):
    """The names given and those of all types their fields are made of."""
    record_of = dict(records(description))
    found, left = set(), list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += [field["type"] for field in record_of[name]["fields"]] if name in record_of else []
    return found


def quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def typescript_interface(name, record):
    out = [f"/** {record['doc']} */"] if "doc" in record else []
    out.append(f"export interface {name} {{")
    if "type" in record:
        out.append(f"  type: {quoted(record['type'])};")
    for field in record["fields"]:
        kind = field["type"] + ("[]" if field.get("array") else "") + (" | null" if field.get("nullable") else "")
        if "doc" in field:
            out.append(f"  /** {field['doc']} */")
        out.append(f"  {field['name']}{'?' if field.get('optional') else ''}: {kind};")
    return out + ["}"]


def typescript_scalar_reader(entry):
    name, expected = entry["name"], quoted(expectation(entry))
    head = f"function as{name}(json: unknown, place: string): {name} {{"
    if entry["kind"] == "enum":
        constant = snake(name).upper() + "_VALUES"
        return [head, f"  return {constant}.find((value) => value === json) ?? fail(place, {expected});", "}"]
    if entry["kind"] == "integer":
        test = f"typeof json === 'number' && Number.isInteger(json) && json >= {entry['min']} && json <= {entry['max']}"
    else:
        # Lengths are bytes of UTF-8 on the wire; here only text in ASCII is measured, the rest is for people to read.
        test = "typeof json === 'string'"
        if "alphabet" in entry:
            test += f" && /^[{entry['alphabet']}]{{{entry['min']},{entry['max']}}}$/.test(json)"
        elif entry["min"]:
            test += f" && json.length >= {entry['min']}"
    return [head, f"  return {test} ? json : fail(place, {expected});", "}"]


def typescript_record_reader(name, record):
    out = [f"function as{name}(json: unknown, place: string): {name} {{", "  const from = fields(json, place);",
           "  const at = place === '' ? '' : `${place}.`;", f"  const to: {name} = {{"]
    if not record["fields"]:
        raise SystemExit(f"messages.json: {name} has no fields")
    if "type" in record:
        out.append(f"    type: {quoted(record['type'])},")

    def reader(field):
        value, place = f"from.{field['name']}", f"`${{at}}{field['name']}`"
        one = f"as{pascal(field['type'])}"
        most = f", {field['max_items']}" if "max_items" in field else ""
        call = f"list({value}, {place}, {one}{most})" if field.get("array") else f"{one}({value}, {place})"
        return f"{value} === null ? null : {call}" if field.get("nullable") else call

    out += [f"    {field['name']}: {reader(field)}," for field in record["fields"] if not field.get("optional")]
    out.append("  };")
    for field in record["fields"]:
        if field.get("optional"):
            out.append(f"  if (from.{field['name']} !== undefined) to.{field['name']} = {reader(field)};")
    return out + ["  return to;", "}"]


def expectation(entry):
    """What a reader says it would have liked, in words."""
    if entry["kind"] == "enum":
        return "one of " + ", ".join(entry["values"])
    if entry["kind"] == "integer":
        return f"a whole number from {entry['min']} to {entry['max']}"
    if entry["min"] == entry["max"]:
        size = f"{entry['min']} characters"
    else:
        size = f"{entry['min']} to {entry['max']} bytes"
    return f"text of {size}" + (f" out of {entry['alphabet']}" if "alphabet" in entry else "")


# ----------------------------------------------------------------------------------------------------------- C++

CPP_BANNER = """\
// SPDX-License-Identifier: GPL-3.0-or-later
// Made by protocol/generate.py from protocol/messages.json. Change those, not this.
// clang-format off
"""


def cpp_type(field, kinds):
    one = {"integer": "std::int64_t", "string": "std::string", "boolean": "bool"}.get(kinds[field["type"]], field["type"])
    kind = f"std::vector<{one}>" if field.get("array") else one
    return f"std::optional<{kind}>" if field.get("optional") or field.get("nullable") else kind


def cpp_field_name(field):
    return {"do": "act"}.get(field["name"], field["name"])


def kinds_of(description):
    return {entry["name"]: entry["kind"] for entry in description["types"]} | {"boolean": "boolean"}


def cpp_header(description):
    kinds = kinds_of(description)
    limits = description["limits"]
    out = [CPP_BANNER + """\
/// What server and page say to each other (docs/protocol.md): one struct a message, a reader that gives the message or
/// the first reason why the text is none, and a writer. The readers take any bytes, never throw, and ignore fields they
/// do not know. Cost: one parse of the text and a copy of its strings.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "adoube/support/expected.hpp"

namespace adoube::server {
"""]
    for name, value in limits.items():
        out.append(f"inline constexpr std::size_t max_{name} = {value};")
    out.append("")
    for entry in description["types"]:
        if entry["kind"] == "enum":
            if "doc" in entry:
                out.append(f"/// {entry['doc']}")
            values = ", ".join(pascal(value) for value in entry["values"])
            out.append(f"enum class {entry['name']} : std::uint8_t {{ {values} }};")
            out.append(f"[[nodiscard]] std::string_view word({entry['name']} value);")
            out.append(f"[[nodiscard]] std::optional<{entry['name']}> read_{snake(entry['name'])}(std::string_view word);")
            out.append("")
    for name, record in records(description):
        if "doc" in record:
            out.append(f"/// {record['doc']}")
        out.append(f"struct {name} {{")
        for field in record["fields"]:
            value = "" if cpp_type(field, kinds).startswith("std::") and kinds[field["type"]] != "integer" else "{}"
            if field.get("array") or field.get("optional") or field.get("nullable") or kinds[field["type"]] != "record":
                value = "{}"
            if "doc" in field:
                out.append(f"  /// {field['doc']}")
            out.append(f"  {cpp_type(field, kinds)} {cpp_field_name(field)}{value};")
        out += ["", f"  friend bool operator==(const {name}&, const {name}&) = default;", "};", ""]
    for side in ("client", "server"):
        names = ", ".join(message_name(message) for message in description[side])
        out.append(f"using {pascal(side)}Message = std::variant<{names}>;")
    words = ", ".join(f'"{message["type"]}"' for message in description["client"])
    out += ["/// By the place of each in ClientMessage.",
            f"inline constexpr std::array<std::string_view, {len(description['client'])}> client_message_types = {{{words}}};"]
    out.append("""
/// Why a text is not the message it should be: "event.uci" and "text of 4 to 5 bytes out of ...".
struct MessageFault {
  std::string place;
  std::string expected;

  [[nodiscard]] std::string sentence() const;
};

[[nodiscard]] Expected<ClientMessage, MessageFault> read_client_message(std::string_view text);
[[nodiscard]] Expected<ServerMessage, MessageFault> read_server_message(std::string_view text);""")
    for name in READ_ALONE:
        out.append(f"[[nodiscard]] Expected<{name}, MessageFault> read_{snake(name)}(std::string_view text);")
    out.append("\n/// As one line of JSON. Strings are valid UTF-8, as the readers give them.")
    for name, _ in records(description):
        out.append(f"[[nodiscard]] std::string write(const {name}& value);")
    out += ["[[nodiscard]] std::string write(const ClientMessage& message);",
            "[[nodiscard]] std::string write(const ServerMessage& message);", "", "}  // namespace adoube::server", ""]
    return "\n".join(out)


# Records that arrive alone: bodies of requests and answers, and the rows of the store.
READ_ALONE = ["NewGame", "GameMade", "ComputerState", "AnalysisResult", "GameAnalysis", "GameState", "HttpProblem", "GameEvent", "GameSetup",
              "SignUp", "SignIn", "WhoAmI", "NewName", "NewPassword", "Preferences", "AccountDeletion", "SessionList", "OwnData",
              "ArchivePage", "ExplorerPage", "NewImport", "ImportState", "ImportList", "ImportNotes"]

CPP_READING = """\
#include "apps/server/messages.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>

namespace adoube::server {
namespace {

using Json = nlohmann::json;

/// The first fault found; the readers go on as if nothing was wrong and the caller looks here at the end.
struct Faults {
  std::optional<MessageFault> first;

  void add(std::string place, std::string_view expected) {
    if (!first) first = MessageFault{std::move(place), std::string(expected)};
  }
};

std::string inside(std::string_view place, std::string_view name) {
  return place.empty() ? std::string(name) : std::string(place) + "." + std::string(name);
}

/// The member of that name; nothing when it is absent.
const Json* member(const Json& from, const char* name) {
  const auto found = from.find(name);
  return found == from.end() ? nullptr : &*found;
}

bool is_object(const Json& json, std::string_view place, Faults& faults) {
  if (json.is_object()) return true;
  faults.add(std::string(place), "an object");
  return false;
}

void read_boolean(const Json& json, std::string_view place, Faults& faults, bool& to) {
  if (json.is_boolean())
    to = json.get<bool>();
  else
    faults.add(std::string(place), "true or false");
}

void read_integer(const Json& json, std::string_view place, Faults& faults, std::int64_t low, std::int64_t high,
                  std::string_view expected, std::int64_t& to) {
  // A number beyond int64 is unsigned to the parser, or a floating point number.
  const bool fits = json.is_number_integer() &&
                    (!json.is_number_unsigned() || json.get<std::uint64_t>() <= static_cast<std::uint64_t>(high));
  const std::int64_t value = fits ? json.get<std::int64_t>() : low - 1;
  if (value >= low && value <= high)
    to = value;
  else
    faults.add(std::string(place), expected);
}

void read_string(const Json& json, std::string_view place, Faults& faults, std::size_t low, std::size_t high,
                 std::string_view alphabet, std::string_view expected, std::string& to) {
  const std::string* const value = json.get_ptr<const std::string*>();
  const bool good = value != nullptr && value->size() >= low && value->size() <= high &&
                    (alphabet.empty() || value->find_first_not_of(alphabet) == std::string::npos);
  if (good)
    to = *value;
  else
    faults.add(std::string(place), expected);
}

template <class Value, class ReadOne>
void read_list(const Json& json, std::string_view place, Faults& faults, std::vector<Value>& to, ReadOne read_one,
               std::size_t most = std::numeric_limits<std::size_t>::max()) {
  if (!json.is_array()) return faults.add(std::string(place), "a list");
  if (json.size() > most) return faults.add(std::string(place), "a list of at most " + std::to_string(most));
  for (const Json& item : json) {
    Value value{};
    read_one(item, place, faults, value);
    to.push_back(std::move(value));
  }
}

Json parse(std::string_view text) { return Json::parse(text, nullptr, false); }

void append_boolean(std::string& out, bool value) { out += value ? "true" : "false"; }

void append_integer(std::string& out, std::int64_t value) {
  std::array<char, 20> digits;
  out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
}

void append_string(std::string& out, std::string_view text) {
  static constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  for (const char letter : text) {
    if (letter == '"' || letter == '\\\\') {
      out += '\\\\';
      out += letter;
    } else if (static_cast<unsigned char>(letter) < 0x20) {
      out += "\\\\u00";
      out += hex[static_cast<unsigned char>(letter) >> 4];
      out += hex[static_cast<unsigned char>(letter) & 15];
    } else {
      out += letter;
    }
  }
  out += '"';
}

template <class Value, class AppendOne>
void append_list(std::string& out, const std::vector<Value>& values, AppendOne append_one) {
  out += '[';
  for (const Value& value : values) {
    if (&value != values.data()) out += ',';
    append_one(out, value);
  }
  out += ']';
}
"""


def cpp_source(description):
    out = [CPP_BANNER + CPP_READING]
    kinds = kinds_of(description)
    for entry in description["types"]:
        if entry["kind"] == "enum":
            out.append(f"constexpr std::array<std::string_view, {len(entry['values'])}> {snake(entry['name'])}_words = {{"
                       + ", ".join(f'"{value}"' for value in entry["values"]) + "};")
    out.append("")
    for entry in description["types"]:
        if entry["kind"] != "record":
            out += cpp_scalar_reader(entry) + [""]
    for name, record in records(description):
        out += cpp_record_reader(name, record) + [""]
    for name, record in records(description):
        out += cpp_record_writer(name, record, kinds) + [""]
    out += ["template <class Record, class Read>", "Expected<Record, MessageFault> read_alone(std::string_view text, Read read) {",
            "  const Json json = parse(text);", '  if (json.is_discarded()) return refused(MessageFault{"", "JSON"});',
            "  Faults faults;", "  Record record{};", '  read(json, "", faults, record);',
            "  if (faults.first) return refused(std::move(*faults.first));", "  return record;", "}", "",
            "/// The message's own word; empty where there is none.",
            "std::string_view message_type(const Json& json) {",
            '  if (!json.is_object()) return {};', '  const Json* const type = member(json, "type");',
            "  const std::string* const word = type == nullptr ? nullptr : type->get_ptr<const std::string*>();",
            "  return word == nullptr ? std::string_view{} : std::string_view{*word};", "}", "", "}  // namespace", ""]
    for entry in description["types"]:
        if entry["kind"] == "enum":
            words = f"{snake(entry['name'])}_words"
            out += [f"std::string_view word({entry['name']} value) {{ return {words}[static_cast<std::size_t>(value)]; }}", "",
                    f"std::optional<{entry['name']}> read_{snake(entry['name'])}(std::string_view word) {{",
                    f"  for (std::size_t index = 0; index < {words}.size(); ++index)",
                    f"    if ({words}[index] == word) return static_cast<{entry['name']}>(index);",
                    "  return std::nullopt;", "}", ""]
    out += ["std::string MessageFault::sentence() const {",
            '  return (place.empty() ? "message" : place) + ": expected " + expected;', "}", ""]
    for side in ("client", "server"):
        union = f"{pascal(side)}Message"
        out += [f"Expected<{union}, MessageFault> read_{side}_message(std::string_view text) {{",
                "  const Json json = parse(text);",
                '  if (json.is_discarded()) return refused(MessageFault{"", "JSON"});',
                "  const std::string_view type = message_type(json);", "  Faults faults;", f"  {union} message;"]
        for index, message in enumerate(description[side]):
            out += [f"  {'} else ' if index else ''}if (type == \"{message['type']}\") {{",
                    f"    read_record(json, \"\", faults, message.emplace<{message_name(message)}>());"]
        words = ", ".join(message["type"] for message in description[side])
        out += ["  } else {", f'    faults.add("type", "one of {words}");', "  }",
                "  if (faults.first) return refused(std::move(*faults.first));", "  return message;", "}", ""]
    for name in READ_ALONE:
        out += [f"Expected<{name}, MessageFault> read_{snake(name)}(std::string_view text) {{",
                f"  return read_alone<{name}>(text, [](const Json& json, std::string_view place, Faults& faults, {name}& to) {{",
                "    read_record(json, place, faults, to);", "  });", "}", ""]
    for name, _ in records(description):
        out += [f"std::string write(const {name}& value) {{", "  std::string out;", "  append_record(out, value);",
                "  return out;", "}", ""]
    for side in ("client", "server"):
        out += [f"std::string write(const {pascal(side)}Message& message) {{",
                "  return std::visit([](const auto& value) { return write(value); }, message);", "}", ""]
    out += ["}  // namespace adoube::server", ""]
    return "\n".join(out)


def cpp_scalar_reader(entry):
    name, expected = entry["name"], '"' + expectation(entry) + '"'
    head = f"void read_as_{snake(name)}(const Json& json, std::string_view place, Faults& faults, "
    if entry["kind"] == "integer":
        return [head + "std::int64_t& to) {",
                f"  read_integer(json, place, faults, {entry['min']}, {entry['max']}, {expected}, to);", "}"]
    if entry["kind"] == "string":
        alphabet = '"' + entry.get("alphabet", "") + '"'
        return [head + "std::string& to) {",
                f"  read_string(json, place, faults, {entry['min']}, {entry['max']}, {alphabet}, {expected}, to);", "}"]
    return [head + f"{name}& to) {{", "  const std::string* const text = json.get_ptr<const std::string*>();",
            f"  const auto value = text == nullptr ? std::nullopt : read_{snake(name)}(*text);",
            "  if (value)", "    to = *value;", "  else", f"    faults.add(std::string(place), {expected});", "}"]


def cpp_reader_call(field, value, to, kinds):
    place = f'inside(place, "{field["name"]}")'
    if field["type"] == "boolean":
        one = "read_boolean"
    else:
        one = "read_record" if kinds[field["type"]] == "record" else f"read_as_{snake(field['type'])}"
    if field.get("array"):
        if one == "read_record":
            one = (f"[](const Json& item, std::string_view in, Faults& found, {field['type']}& one) "
                   "{ read_record(item, in, found, one); }")
        most = f", {field['max_items']}" if "max_items" in field else ""
        return f"read_list({value}, {place}, faults, {to}, {one}{most});"
    return f"{one}({value}, {place}, faults, {to});"


def cpp_record_reader(name, record):
    kinds = KINDS
    # Of a message that says only its type there is nothing to read and nothing to write.
    to = " to" if record["fields"] else ""
    out = [f"void read_record(const Json& json, std::string_view place, Faults& faults, {name}&{to}) {{",
           "  if (!is_object(json, place, faults)) return;"]
    for field in record["fields"]:
        json_name, to = field["name"], f"to.{cpp_field_name(field)}"
        out.append(f'  if (const Json* const value = member(json, "{json_name}"))')
        if field.get("nullable"):
            out[-1] += " {"
            out += [f"    if (!value->is_null()) {cpp_reader_call(field, '*value', to + '.emplace()', kinds)}", "  }"]
        elif field.get("optional"):
            out.append(f"    {cpp_reader_call(field, '*value', to + '.emplace()', kinds)}")
        else:
            out.append(f"    {cpp_reader_call(field, '*value', to, kinds)}")
        if not field.get("optional"):
            out += ["  else", f'    faults.add(inside(place, "{json_name}"), "to be there");']
    return out + ["}"]


def cpp_append(field, value, kinds):
    kind = kinds[field["type"]]
    one = {"integer": "append_integer", "string": "append_string", "boolean": "append_boolean"}.get(kind)
    if field.get("array"):
        if kind == "record":
            one = f"[](std::string& to, const {field['type']}& one) {{ append_record(to, one); }}"
        return f"append_list(out, {value}, {one});"
    if kind == "enum":
        return f"append_string(out, word({value}));"
    return f"{one or 'append_record'}(out, {value});"


def cpp_record_writer(name, record, kinds):
    value = " value" if record["fields"] else ""
    out = [f"void append_record(std::string& out, const {name}&{value}) {{"]
    first = True
    if "type" in record:
        out.append(f'  out += R"({{"type":"{record["type"]}")";')
        first = False
    for field in record["fields"]:
        comma, member = "{" if first else ",", f"value.{cpp_field_name(field)}"
        key = f'  out += R"({comma}"{field["name"]}":)";'
        if field.get("optional"):
            if first:
                raise SystemExit(f"messages.json: the first field of {name} must not be optional")
            out += [f"  if ({member}) {{", "  " + key, f"    {cpp_append(field, '*' + member, kinds)}", "  }"]
        elif field.get("nullable"):
            out += [key, f"  if ({member})", f"    {cpp_append(field, '*' + member, kinds)}", "  else", '    out += "null";']
        else:
            out += [key, f"  {cpp_append(field, member, kinds)}"]
        first = False
    return out + ["  out += '}';", "}"]


KINDS = kinds_of(load())


def main():
    description = load()
    routes = json.loads((ROOT / "protocol/routes.json").read_text(encoding="utf-8"))
    made = {"protocol/openapi.json": describe.openapi(description, routes), "protocol/asyncapi.json": describe.asyncapi(description),
            "web/src/net/messages.ts": typescript(description), "apps/server/messages.hpp": cpp_header(description),
            "apps/server/messages.cpp": cpp_source(description)}
    stale = [path for path, text in made.items() if not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path} is not what protocol/generate.py makes of protocol/messages.json and routes.json", file=sys.stderr)
        raise SystemExit(1 if stale else 0)
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(made[path], encoding="utf-8")


if __name__ == "__main__":
    main()
