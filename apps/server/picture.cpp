// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/picture.hpp"

#include <cstdio>
// libjpeg's header wants the one above.
#include <jpeglib.h>
#include <png.h>
#include <webp/decode.h>

#include <algorithm>
#include <csetjmp>
#include <cstdint>
#include <vector>

namespace adoube::server {
namespace {

/// Red, green, blue and opacity, a byte each, row by row.
struct Pixels {
  unsigned width = 0;
  unsigned height = 0;
  std::vector<std::uint8_t> bytes{};
};

bool within_limits(unsigned width, unsigned height) {
  return width > 0 && height > 0 && width <= picture_side_limit && height <= picture_side_limit;
}

Pixels blank(unsigned width, unsigned height) {
  return {.width = width, .height = height, .bytes = std::vector<std::uint8_t>(std::size_t{4} * width * height)};
}

std::optional<Pixels> read_png(std::string_view file) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0) return std::nullopt;
  if (!within_limits(image.width, image.height)) {
    png_image_free(&image);
    return std::nullopt;
  }
  image.format = PNG_FORMAT_RGBA;
  Pixels pixels = blank(image.width, image.height);
  if (png_image_finish_read(&image, nullptr, pixels.bytes.data(), 0, nullptr) == 0) return std::nullopt;
  return pixels;
}

/// libjpeg leaves by a jump where it cannot go on. What is made between the jump's two ends has no destructor.
struct JpegFault {
  jpeg_error_mgr manager;
  std::jmp_buf back;
};

[[noreturn]] void leave(j_common_ptr decoder) { std::longjmp(reinterpret_cast<JpegFault*>(decoder->err)->back, 1); }
void say_nothing(j_common_ptr) {}

/// `pixels` is filled row by row; false where the file is no JPEG, or one beyond the limits.
bool decode_jpeg(std::string_view file, jpeg_decompress_struct& decoder, JpegFault& fault, Pixels& pixels) {
  decoder.err = jpeg_std_error(&fault.manager);
  fault.manager.error_exit = leave;
  fault.manager.output_message = say_nothing;
  if (setjmp(fault.back) != 0) return false;
  jpeg_create_decompress(&decoder);
  jpeg_mem_src(&decoder, reinterpret_cast<const unsigned char*>(file.data()), file.size());
  if (jpeg_read_header(&decoder, TRUE) != JPEG_HEADER_OK) return false;
  if (!within_limits(decoder.image_width, decoder.image_height)) return false;
  decoder.out_color_space = JCS_EXT_RGBA;
  jpeg_start_decompress(&decoder);
  pixels.width = decoder.output_width;
  pixels.height = decoder.output_height;
  pixels.bytes.resize(std::size_t{4} * pixels.width * pixels.height);
  while (decoder.output_scanline < decoder.output_height) {
    JSAMPROW row = pixels.bytes.data() + std::size_t{4} * pixels.width * decoder.output_scanline;
    // More than a few faults in a file is a file made to take time.
    if (decoder.err->num_warnings > 100) return false;
    jpeg_read_scanlines(&decoder, &row, 1);
  }
  return true;
}

std::optional<Pixels> read_jpeg(std::string_view file) {
  jpeg_decompress_struct decoder{};
  JpegFault fault{};
  Pixels pixels;
  const bool read = decode_jpeg(file, decoder, fault, pixels);
  jpeg_destroy_decompress(&decoder);
  return read ? std::optional(std::move(pixels)) : std::nullopt;
}

std::optional<Pixels> read_webp(std::string_view file) {
  const auto* const data = reinterpret_cast<const std::uint8_t*>(file.data());
  int width = 0;
  int height = 0;
  if (WebPGetInfo(data, file.size(), &width, &height) == 0) return std::nullopt;
  if (width < 0 || height < 0 || !within_limits(static_cast<unsigned>(width), static_cast<unsigned>(height)))
    return std::nullopt;
  Pixels pixels = blank(static_cast<unsigned>(width), static_cast<unsigned>(height));
  if (WebPDecodeRGBAInto(data, file.size(), pixels.bytes.data(), pixels.bytes.size(), 4 * width) == nullptr)
    return std::nullopt;
  return pixels;
}

std::optional<Pixels> read(std::string_view file) {
  if (file.size() > picture_bytes_limit) return std::nullopt;
  if (file.starts_with("\x89PNG")) return read_png(file);
  if (file.starts_with("\xFF\xD8")) return read_jpeg(file);
  if (file.starts_with("RIFF")) return read_webp(file);
  return std::nullopt;
}

/// Each small pixel is the mean of those that it covers in the square in the middle; at least one.
Pixels small_square(const Pixels& from) {
  const unsigned side = std::min(from.width, from.height);
  const unsigned left = (from.width - side) / 2;
  const unsigned top = (from.height - side) / 2;
  const auto first = [&](unsigned at) { return at * side / avatar_side; };
  const auto last = [&](unsigned at) { return std::max(first(at) + 1, first(at + 1)); };
  Pixels to = blank(avatar_side, avatar_side);
  for (unsigned y = 0; y < avatar_side; ++y)
    for (unsigned x = 0; x < avatar_side; ++x)
      for (unsigned part = 0; part < 4; ++part) {
        std::uint64_t sum = 0;
        for (unsigned row = first(y); row < last(y); ++row)
          for (unsigned column = first(x); column < last(x); ++column)
            sum += from.bytes[std::size_t{4} * (std::size_t{top + row} * from.width + left + column) + part];
        const std::uint64_t covered = std::uint64_t{last(y) - first(y)} * (last(x) - first(x));
        to.bytes[std::size_t{4} * (std::size_t{y} * avatar_side + x) + part] = static_cast<std::uint8_t>(sum / covered);
      }
  return to;
}

std::optional<std::string> written_png(const Pixels& pixels) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = pixels.width;
  image.height = pixels.height;
  image.format = PNG_FORMAT_RGBA;
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::string file(size, '\0');
  if (png_image_write_to_memory(&image, file.data(), &size, 0, pixels.bytes.data(), 0, nullptr) == 0) return std::nullopt;
  file.resize(size);
  return file;
}

}  // namespace

std::optional<std::string> avatar_of(std::string_view file) {
  const std::optional<Pixels> pixels = read(file);
  return pixels ? written_png(small_square(*pixels)) : std::nullopt;
}

}  // namespace adoube::server
