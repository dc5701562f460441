# SPDX-License-Identifier: MIT
"""The interface in the two languages that other people's tools read: OpenAPI for HTTP, AsyncAPI for the WebSocket."""

import json

REFERENCE = "#/components/schemas/"


def openapi(description, routes):
    paths = {}
    for route in routes["routes"]:
        paths.setdefault(route["path"], {})[route["method"].lower()] = operation(route, routes)
    return text({
        "openapi": "3.0.3",
        "info": {"title": "adoube", "version": str(description["version"]),
                 "description": "Games of chess over HTTP. Moves go over the WebSocket /ws: asyncapi.json. docs/protocol.md tells how they follow each other."},
        "paths": paths,
        "components": {"schemas": schemas(description, kept=lambda name: not name.endswith("Message"))},
    })


def operation(route, routes):
    made = {"operationId": route["name"], "summary": route["doc"]}
    if "parts" in route or "query" in route:
        made["parameters"] = [{"name": name, "in": place, "required": place == "path", "schema": reference(kind)}
                              for place, key in (("path", "parts"), ("query", "query")) for name, kind in route.get(key, {}).items()]
    if "body" in route:
        made["requestBody"] = {"required": True, "content": {"application/json": {
            "schema": reference(route["body"]),
            "examples": {one["name"]: {"value": one["body"]} for one in route["examples"] if "body" in one}}}}
    answers = dict(route["answers"])
    if route["path"].startswith("/api"):
        answers = (routes["changing"] if route["method"] != "GET" else {}) | routes["everywhere"] | answers
    made["responses"] = {status: response(answer) for status, answer in sorted(answers.items())}
    made["x-examples"] = route["examples"]
    return made


def response(answer):
    made = {"description": answer.get("doc", answer.get("record", ""))}
    if "record" in answer:
        made["content"] = {"application/json": {"schema": reference(answer["record"])}}
    elif "type" in answer:
        made["content"] = {answer["type"]: {"schema": {"type": "object" if answer["type"] == "application/json" else "string"}}}
    return made


def asyncapi(description):
    messages = {side: [{"$ref": "#/components/messages/" + message["type"]} for message in description[side]] for side in ("client", "server")}
    known = {message["type"]: (message_name(message), message) for side in ("client", "server") for message in description[side]}
    return text({
        "asyncapi": "2.6.0",
        "info": {"title": "adoube", "version": str(description["version"]),
                 "description": "One game over one WebSocket: text frames, a JSON object each. docs/protocol.md tells how they follow each other."},
        "channels": {"/ws": {
            "publish": {"operationId": "say", "summary": f"From the page, at most {description['limits']['client_message_bytes']} bytes each.", "message": {"oneOf": messages["client"]}},
            "subscribe": {"operationId": "hear", "summary": "From the server.", "message": {"oneOf": messages["server"]}}}},
        "components": {
            "messages": {kind: {"name": kind, "summary": message.get("doc", ""), "payload": reference(name)} for kind, (name, message) in known.items()},
            "schemas": schemas(description, kept=lambda name: True)},
    })


def schemas(description, kept):
    made = {entry["name"]: scalar(entry) for entry in description["types"] if entry["kind"] != "record"}
    for entry in description["types"]:
        if entry["kind"] == "record":
            made[entry["name"]] = record(entry)
    for entry in [message for side in ("client", "server") for message in description[side]]:
        made[message_name(entry)] = record(entry)
    for entry in description["http"]:
        made[entry["name"]] = record(entry)
    return {name: schema for name, schema in made.items() if kept(name)}


def scalar(entry):
    made = {"type": "string"} if entry["kind"] == "enum" else {"type": entry["kind"]}
    if "doc" in entry:
        made["description"] = entry["doc"]
    if entry["kind"] == "enum":
        made["enum"] = entry["values"]
    elif entry["kind"] == "integer":
        made |= {"minimum": entry["min"], "maximum": entry["max"]}
    elif "alphabet" in entry:
        made["pattern"] = f"^[{entry['alphabet']}]{{{entry['min']},{entry['max']}}}$"
    elif entry["kind"] == "string":
        # Lengths of what people write are bytes on the wire; a character is one byte at the least.
        made |= {"maxLength": entry["max"]} | ({"minLength": 1} if entry["min"] else {})
    return made


def record(entry):
    properties = {field["name"]: property_of(field) for field in entry["fields"]}
    required = [field["name"] for field in entry["fields"] if not field.get("optional")]
    if "type" in entry:
        properties = {"type": {"type": "string", "enum": [entry["type"]]}} | properties
        required = ["type"] + required
    made = {"type": "object", "properties": properties}
    if required:
        made["required"] = required
    return ({"description": entry["doc"]} if "doc" in entry else {}) | made


def property_of(field):
    made = {"type": "boolean"} if field["type"] == "boolean" else reference(field["type"])
    if field.get("array"):
        made = {"type": "array", "items": made} | ({"maxItems": field["max_items"]} if "max_items" in field else {})
    if field.get("nullable"):
        made = {"nullable": True, "allOf": [made]}
    if "doc" in field:
        made = ({"allOf": [made]} if "$ref" in made else made) | {"description": field["doc"]}
    return made


def reference(name):
    return {"$ref": REFERENCE + name}


def message_name(message):
    return "".join(word.capitalize() for word in message["type"].split("-")) + "Message"


def text(document):
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
