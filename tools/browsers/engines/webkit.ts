import { globSync } from 'node:fs'
import { untilAnswers } from '../../lib/answers.ts'
import { messageOf } from '../../lib/fail.ts'
import { run } from '../../lib/npm.ts'
import { freePort } from '../../lib/ports.ts'
import type { Engine } from './engine.ts'
import { type Program, startProgram } from './process.ts'
import { startWebDriver } from './webdriver.ts'

const missing =
  'WebKit is not installed: WebKitWebDriver, MiniBrowser and Xvfb are wanted (Debian: apt-get install webkit2gtk-driver xvfb).'

/** WebKitGTK's small browser lies beside its library, wherever the distribution puts that. */
const miniBrowsers = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser']

/** WebKit as Safari has it, with GTK around it, on a screen that nobody sees. */
export const webkit: Engine = {
  key: 'webkit',
  async start() {
    const [binary] = globSync(miniBrowsers)
    const hasBoth = (await run(['sh', '-c', 'command -v WebKitWebDriver && command -v Xvfb'])).code === 0
    if (!binary || !hasBoth) return missing
    const programs: Program[] = []
    const stop = async () => {
      for (const program of programs.reverse()) await program.stop()
    }
    try {
      const screen = startProgram('Xvfb', [
        '-displayfd',
        '1',
        '-screen',
        '0',
        '1920x1200x24',
        '-nolisten',
        'tcp',
      ])
      programs.push(screen)
      const display = await screen.line((line) => (/^\d+$/.test(line) ? line : undefined))
      const port = await freePort()
      programs.push(startProgram('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}` }))
      const server = `http://127.0.0.1:${port}`
      await untilAnswers(`${server}/status`)
      // Without the full screen its toolbar keeps the window wider than a phone.
      const options = { binary, args: ['--automation', '--full-screen'] }
      return await startWebDriver(server, 'WebKit', { 'webkitgtk:browserOptions': options }, stop)
    } catch (error) {
      await stop()
      return `WebKit does not start: ${messageOf(error)}`
    }
  },
}
