import { exitReasons } from '../../shared/could-not-run.ts'

const codes = Object.values(exitReasons)
  .map(({ code, means }) => `  ${String(code).padStart(3)}  ${means}`)
  .join('\n')

/** What `--help` prints. */
export const help = `Asks a backend whether it keeps the contract, operation by operation.

  npm run replay -- --base-url URL [flags]
  npm run replay -- --har FILE [flags]

To try it, against the mock (npm run mock, in another terminal):
  npm run replay -- --base-url http://127.0.0.1:4010/ht
A tester, with accounts and a page to read afterwards:
  npm run replay -- --base-url https://test.example/ht --credentials accounts.json --report replay-report
Somebody who must not change anything:
  npm run replay -- --base-url https://live.example/ht --credentials accounts.json --read-only
A developer, while one thing is being mended:
  npm run replay -- --base-url http://127.0.0.1:8080/ht --credentials accounts.json --only orders
Traffic that was recorded in a browser:
  npm run replay -- --har recorded.har --report replay-report
In CI, behind a certificate of the house:
  npm run replay -- --base-url https://test.house/ht --credentials "$ACCOUNTS_FILE" --ca house.pem --report replay-report

  --base-url URL         where the operations live
  --credentials FILE     accounts, as JSON; without it only what needs no login is replayed
  --only NAMES           a part of the contract: tags and operations, more than once or with commas between them; an unknown name lists all
  --except NAMES         the contract without these, named as for --only; they are not called
  --without-assumed      the contract without the operations that nobody has specified yet
  --baseline FILE        deviations that are known: they fail nothing until their end date, new ones do
  --read-only            sends nothing that leaves something behind
  --header HEADER        such as 'X-Trace: replay', sent with every call; more than once for several. Tokens stand in the credentials
  --world NAME           a world of the mock, made at its first call
  --report DIR           writes the report there: index.html, junit.xml, report.json
  --har FILE             judges recorded traffic instead of calling; --base-url then says where the operations lie in it
  --parallel N           so many scenarios at once, 4 without it; those that write run one after the other, on the mock in copies of its world
  --timeout SECONDS      how long an answer may take, 30 without it
  --settle SECONDS       waited after each call that writes, for a backend of several nodes that learn of it later; 0 without it
  --ca FILE              trusts the certificates in this PEM file as well
  --insecure             trusts any certificate; the report says so
  --help                 this text

Exit codes:
${codes}

All of it, step by step: docs/replay.md`
