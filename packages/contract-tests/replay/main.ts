/**
 * Replays the contract against a backend, or checks recorded traffic: `npm run replay -- --help`.
 *
 * The exit codes stand in could-not-run.ts; what is told of one is the last line on stderr.
 */

import { replay } from './command/replay.ts'

process.exitCode = await replay(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
