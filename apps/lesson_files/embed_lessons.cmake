# SPDX-License-Identifier: MIT
# embed_lessons(FOLDER OUTPUT): writes a C++ file that holds every lesson of the folder. The assembler takes the bytes in, so
# their size costs no compile time. A file that comes or goes configures anew, one that changes compiles anew.
function(embed_lessons folder output)
  file(GLOB files CONFIGURE_DEPENDS RELATIVE "${folder}" "${folder}/*.toml")
  list(SORT files)
  set(declarations "")
  set(rows "")
  set(number 0)
  set(whole_paths "")
  foreach(file IN LISTS files)
    set(name "adoube_lesson_${number}")
    string(APPEND declarations
      "asm(\".section .rodata\\n.global ${name}\\n.global ${name}_end\\n${name}:\\n\"\n"
      "    \".incbin \\\"${folder}/${file}\\\"\\n${name}_end:\\n.byte 0\\n.previous\\n\");\n"
      "extern \"C\" const char ${name}[];\nextern \"C\" const char ${name}_end[];\n")
    string(APPEND rows "      {\"data/lessons/${file}\", {${name}, static_cast<std::size_t>(${name}_end - ${name})}},\n")
    list(APPEND whole_paths "${folder}/${file}")
    math(EXPR number "${number} + 1")
  endforeach()
  configure_file("${CMAKE_CURRENT_FUNCTION_LIST_DIR}/built_in.cpp.in" "${output}" @ONLY)
  set_source_files_properties("${output}" PROPERTIES OBJECT_DEPENDS "${whole_paths}")
endfunction()
