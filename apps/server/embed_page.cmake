# SPDX-License-Identifier: GPL-3.0-or-later
# embed_page(FOLDER OUTPUT): writes a C++ file that holds every file of the folder, with its type. The assembler takes the
# bytes in, so the size of the page costs no compile time. A file that comes or goes configures anew, one that changes
# compiles anew.
function(media_type path result)
  get_filename_component(extension "${path}" LAST_EXT)
  set(known ".html=text/html\\; charset=utf-8" ".js=text/javascript\\; charset=utf-8" ".css=text/css\\; charset=utf-8"
            ".json=application/json" ".webmanifest=application/manifest+json" ".wasm=application/wasm" ".svg=image/svg+xml" ".png=image/png"
            ".ico=image/x-icon" ".woff2=font/woff2" ".txt=text/plain\\; charset=utf-8" ".map=application/json" ".mp3=audio/mpeg" ".ogg=audio/ogg")
  set(type "application/octet-stream")
  foreach(entry IN LISTS known)
    if(entry MATCHES "^\\${extension}=(.*)$")
      set(type "${CMAKE_MATCH_1}")
    endif()
  endforeach()
  set(${result} "${type}" PARENT_SCOPE)
endfunction()

function(embed_page folder output)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${folder}" "${folder}/*")
  list(SORT files)
  set(declarations "")
  set(rows "")
  set(number 0)
  set(whole_paths "")
  foreach(file IN LISTS files)
    set(name "adoube_page_${number}")
    media_type("${file}" type)
    string(APPEND declarations
      "asm(\".section .rodata\\n.balign 16\\n.global ${name}\\n.global ${name}_end\\n${name}:\\n\"\n"
      "    \".incbin \\\"${folder}/${file}\\\"\\n${name}_end:\\n.byte 0\\n.previous\\n\");\n"
      "extern \"C\" const char ${name}[];\nextern \"C\" const char ${name}_end[];\n")
    string(APPEND rows "      {\"/${file}\", \"${type}\", {${name}, static_cast<std::size_t>(${name}_end - ${name})}},\n")
    list(APPEND whole_paths "${folder}/${file}")
    math(EXPR number "${number} + 1")
  endforeach()
  configure_file("${CMAKE_CURRENT_FUNCTION_LIST_DIR}/page.cpp.in" "${output}" @ONLY)
  set_source_files_properties("${output}" PROPERTIES OBJECT_DEPENDS "${whole_paths}")
endfunction()
