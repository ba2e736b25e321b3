// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace gate {

/// Bytes that are cut into lines as they pass, to look at each.
class Lines
{
public:
    /// Calls \p each with every line that \p bytes completes.
    template <class F> void feed(std::string_view bytes, F each)
    {
        size_t end = 0;
        while ((end = bytes.find('\n')) != std::string_view::npos) {
            m_begun.append(bytes.substr(0, end));
            bytes.remove_prefix(end + 1);
            each(m_begun);
            m_begun.clear();
        }
        m_begun.append(bytes);
    }

private:
    std::string m_begun;
};

/// Passes everything on between its own stdin and stdout and the socket of a Belay, as it is. Knows which requests
/// are open, so that they and all later ones are answered with an error where there is no Belay any more: the agent
/// must not wait for ever, and must not take silence for success.
class GateClient
{
public:
    explicit GateClient(std::string server);
    ~GateClient();
    GateClient(const GateClient &) = delete;
    GateClient &operator=(const GateClient &) = delete;

    /// Shows \p token to the Belay at \p path, and waits for its word; either may be null. Returns why that failed;
    /// empty: it did not.
    std::string connect(const char *path, const char *token);
    /// Until its input ends. Returns the exit code.
    int run();

private:
    void fromAgent(std::string_view bytes);
    void fromBelay(std::string_view bytes);
    void record(const std::string &line);
    void answer(const std::string &id, bool wasSent);
    void lose();

    const std::string m_server;
    std::string m_why; ///< why there is no Belay
    int m_socket = -1;
    Lines m_asked, m_answered;
    std::set<std::string> m_open;     ///< ids of the agent's requests, as JSON text
    std::string m_toBelay, m_toAgent; ///< not written yet
    bool m_inputEnded = false;
    bool m_serverEnded = false; ///< Belay says so: as without the gate, it ends then
};

} // namespace gate
