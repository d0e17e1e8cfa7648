import { exitReasons } from '../shared/could-not-run.ts'

/** Reasons that a fuzz never ends for. */
const ofReplayOnly = ['HAR unreadable']

/** What the code means here, where it differs from the replay. */
const own: Record<string, string> = {
  kept: 'Nothing was found.',
  drift: 'Something was found.',
  broken: 'The fuzz itself failed: pass on what it wrote.',
}

const codes = Object.entries(exitReasons)
  .filter(([name]) => !ofReplayOnly.includes(name))
  .map(([name, { code, means }]) => `  ${String(code).padStart(3)}  ${own[name] ?? means}`)
  .join('\n')

/** What `--help` prints. */
export const help = `Asks a backend what it does with requests that are right, and with those that it should refuse.

  npm run fuzz -- --base-url URL [flags]

To try it, against the mock (npm run mock, in another terminal):
  npm run fuzz -- --base-url http://127.0.0.1:4010/ht
A page and a JUnit file to read afterwards:
  npm run fuzz -- --base-url http://127.0.0.1:4010/ht --report fuzz-report
What was found once, again:
  npm run fuzz -- --base-url http://127.0.0.1:4010/ht --only listNews --seed 7

  --base-url URL         where the operations live
  --credentials FILE     accounts of a backend that is not the mock, as the replay takes them
  --only NAMES           tags and operations, more than once or with commas between them; an unknown name lists all
  --except NAMES         the contract without these
  --without-assumed      the contract without the operations that nobody has specified yet
  --baseline FILE        deviations that are known: they fail nothing until their end date, new ones do
  --seed N               the same seed makes the same requests; drawn and told without it
  --requests N           of each operation, 200 without it
  --allow-writes         also what is not a GET, on a backend that is not the mock; it stays there
  --header HEADER        such as 'X-Trace: replay', sent with every request; more than once for several
  --report DIR           writes the report there: index.html, junit.xml, report.json
  --parallel N           so many requests at once, 16 without it
  --timeout SECONDS      after which a request hangs, 10 without it
  --ca FILE              trusts the certificates in this PEM file as well
  --insecure             trusts any certificate
  --help                 this text

Exit codes:
${codes}

All of it, step by step: docs/fuzz.md`
