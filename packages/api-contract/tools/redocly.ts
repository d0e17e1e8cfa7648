import { createRequire } from 'node:module'
import { join } from 'node:path'

/** How the command line of Redocly is run: offline, and without its advertisements. */
export const redocly = {
  cli: createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js'),
  folder: join(import.meta.dirname, '..'),
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
}
