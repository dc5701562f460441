// SPDX-License-Identifier: GPL-3.0-or-later
#include "apps/server/metrics.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>

namespace adoube::server {
namespace {

/// As short as it can be without loss.
std::string number(double value) {
  std::array<char, 400> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed).ptr;
  return {text.data(), end};
}

void head(std::string& out, std::string_view name, std::string_view kind, std::string_view help) {
  out.append("# HELP ").append(name).append(" ").append(help).append("\n# TYPE ").append(name).append(" ").append(kind);
  out += '\n';
}

void line(std::string& out, std::string_view name, std::string_view labels, std::string_view value) {
  out.append(name).append(labels).append(" ").append(value) += '\n';
}

void counter(std::string& out, std::string_view name, std::uint64_t value, std::string_view help) {
  head(out, name, "counter", help);
  line(out, name, "", std::to_string(value));
}

void gauge(std::string& out, std::string_view name, double value, std::string_view help) {
  head(out, name, "gauge", help);
  line(out, name, "", number(value));
}

double processor_seconds() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double resident_bytes() {
  std::ifstream pages("/proc/self/statm");
  double all = 0, resident = 0;
  pages >> all >> resident;
  return resident * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

void Histogram::add(Clock::duration time) {
  const double seconds = std::max(0.0, std::chrono::duration<double>(time).count());
  ++count_;
  seconds_ += seconds;
  const auto bound = std::ranges::lower_bound(bounds, seconds);
  if (bound != bounds.end()) ++within_[static_cast<std::size_t>(bound - bounds.begin())];
}

void Histogram::write(std::string& out, std::string_view name, std::string_view help) const {
  head(out, name, "histogram", help);
  const std::string bucket = std::string(name) + "_bucket";
  std::uint64_t up_to = 0;
  for (std::size_t index = 0; index < bounds.size(); ++index) {
    up_to += within_[index];
    line(out, bucket, "{le=\"" + number(bounds[index]) + "\"}", std::to_string(up_to));
  }
  line(out, bucket, "{le=\"+Inf\"}", std::to_string(count_));
  line(out, std::string(name) + "_sum", "", number(seconds_));
  line(out, std::string(name) + "_count", "", std::to_string(count_));
}

void Counts::add(std::string_view word, std::uint64_t more) {
  const auto found = counts_.find(word);
  if (found == counts_.end())
    counts_.emplace(word, more);
  else
    found->second += more;
}

void Counts::write(std::string& out, std::string_view name, std::string_view label, std::string_view help) const {
  head(out, name, "counter", help);
  for (const auto& [word, count] : counts_)
    line(out, name, "{" + std::string(label) + "=\"" + word + "\"}", std::to_string(count));
}

std::uint64_t Counts::of(std::string_view word) const {
  const auto found = counts_.find(word);
  return found == counts_.end() ? 0 : found->second;
}

std::string prometheus_text(const Metrics& m, const Gauges& now) {
  std::string out;
  counter(out, "adoube_connections_accepted_total", m.connections_accepted, "Connections that were taken.");
  m.connections_refused.write(out, "adoube_connections_refused_total", "why",
                              "Connections closed at once: the server is full, or their address has enough.");
  gauge(out, "adoube_connections", static_cast<double>(now.connections), "Connections that are open.");
  m.requests.write(out, "adoube_http_requests_total", "status", "Requests that were answered.");
  counter(out, "adoube_http_requests_too_many_total", m.requests_refused,
          "Requests refused since their address asks too often.");
  m.request_time.write(out, "adoube_http_request_seconds", "From the whole request to its answer.");
  counter(out, "adoube_websockets_opened_total", m.websockets_opened, "WebSockets whose handshake was done.");
  gauge(out, "adoube_websockets", static_cast<double>(now.websockets), "WebSockets that are open.");
  m.messages.write(out, "adoube_messages_total", "type", "Messages from pages.");
  counter(out, "adoube_texts_sent_total", m.texts_sent, "Messages handed over to be sent to pages.");
  counter(out, "adoube_texts_sent_bytes_total", m.bytes_sent, "Their length.");
  counter(out, "adoube_slow_readers_dropped_total", m.slow_readers_dropped,
          "Connections dropped since they read too slowly.");
  counter(out, "adoube_silent_dropped_total", m.silent_dropped, "Connections dropped since they never joined a game.");
  counter(out, "adoube_games_made_total", m.games_made, "New games.");
  gauge(out, "adoube_games_in_memory", static_cast<double>(now.games_in_memory),
        "Games that someone is in, or whose clock runs.");
  gauge(out, "adoube_games_under_clock", static_cast<double>(now.games_under_clock), "Games whose clock runs.");
  m.acts_stood.write(out, "adoube_acts_stood_total", "do", "Acts that became events.");
  m.acts_refused.write(out, "adoube_acts_refused_total", "code", "Acts that changed nothing, by the code of the ruling.");
  m.append_time.write(out, "adoube_store_append_seconds", "Until an event was kept, or refused.");
  m.store_faults.write(out, "adoube_store_faults_total", "fault", "Events that the store did not take.");
  gauge(out, "adoube_events_under_way", static_cast<double>(now.events_under_way), "Events on their way to the store.");
  m.engine_answers.write(out, "adoube_engine_answers_total", "what", "Moves of the computer, and engines that failed.");
  gauge(out, "adoube_engine_moves_wanted", static_cast<double>(now.moves_wanted), "Games that wait for an engine.");
  m.loop_delay.write(out, "adoube_loop_delay_seconds", "How late the server comes to what is due.");
  gauge(out, "adoube_stopping", now.stopping ? 1 : 0, "1 while the server says goodbye.");
  head(out, "process_cpu_seconds_total", "counter", "Processor time, of user and system.");
  line(out, "process_cpu_seconds_total", "", number(processor_seconds()));
  gauge(out, "process_resident_memory_bytes", resident_bytes(), "Resident memory.");
  return out;
}

}  // namespace adoube::server
