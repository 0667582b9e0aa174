/** The help pages of the server's commands, for a terminal of 80 columns. */
export const SERVE_HELP = `starlanes serve [flags]

Serves the web app, the HTTP API and the socket from one process on one port.
Ctrl-C stops it.

  --port N                      the port (1977)
  --host ADDRESS                the address to listen on (all of this machine)
  --telnet PORT                 also the games of the teletype, to anybody with
                                a plain terminal (off)
  --database FILE|postgres://…  where matches are kept (a file in your data
                                folder)
  --url URL                     how players reach the server, where a proxy
                                stands in front of it
  --trust-proxy                 believe X-Forwarded-For and X-Forwarded-Proto
  --forget-after DAYS           delete unfinished matches in which nothing
                                happened for so long (90; 0: never)
  --threads N                   threads for computer players (one less than the
                                cores)
  --log LEVEL                   silent, error, warn, info or debug, as JSON
                                lines on standard error (warn)
  --connections-per-address N   how many connections one address may have
  --matches-per-hour N          how many matches one address may make
  --messages-per-second N       how many messages one connection may send

docs/operations.md says how to run it behind a proxy, with PostgreSQL, and how
to back it up.
`;
