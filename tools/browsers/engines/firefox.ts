import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../../lib/at-end.ts'
import { messageOf } from '../../lib/fail.ts'
import { type Bidi, connectBidi } from './bidi.ts'
import { answerOf, type Browser, type Engine, scrolledTo } from './engine.ts'
import { type Program, startProgram } from './process.ts'

const missing = 'Firefox is not installed: FIREFOX_PATH names one (Debian: apt-get install firefox-esr).'

const paths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const listens = 'WebDriver BiDi listening on '

/** Firefox, driven through its own socket. */
export const firefox: Engine = {
  key: 'firefox',
  async start() {
    const binary = [process.env.FIREFOX_PATH, ...paths].find((path) => path && existsSync(path))
    if (!binary) return missing
    const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'))
    writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "zh-CN");\n')
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
    const remove = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    const release = atEnd(remove)
    const program = startProgram(binary, args)
    const end = async () => {
      await program.stop()
      remove()
      release()
    }
    try {
      return await driveFirefox(program, end)
    } catch (error) {
      await end()
      return `Firefox does not start: ${messageOf(error)}`
    }
  },
}

async function driveFirefox(program: Program, end: () => Promise<void>): Promise<Browser> {
  const address = await program.line((line) => line.split(listens)[1]?.trim())
  const bidi = await connectBidi(`${address}/session`)
  const { capabilities } = await bidi.ask<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  const { contexts } = await bidi.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    resize: async (width, height) => {
      await bidi.ask('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    evaluate: async (work, ...given) => {
      return JSON.parse((await runIn(bidi, context, answerOf(work, given))).value ?? 'null')
    },
    click: async (find, ...given) => {
      const { sharedId } = await runIn(bidi, context, scrolledTo(find, given))
      if (!sharedId) throw new Error(`Nothing to click: ${given.join(' ')}`)
      await bidi.ask('input.performActions', { context, actions: [click(sharedId)] })
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await bidi.ask('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    picture: async () => {
      const { data } = await bidi.ask<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      bidi.close()
      await end()
    },
  }
}

interface Remote {
  type: string
  value?: string
  sharedId?: string
}

/** Runs an expression in the page. @throws Error when it throws there */
async function runIn(bidi: Bidi, context: string, expression: string): Promise<Remote> {
  const params = { expression, target: { context }, awaitPromise: true, userActivation: true }
  const answer = await bidi.ask<{ result?: Remote; exceptionDetails?: { text: string } }>(
    'script.evaluate',
    params,
  )
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
  return answer.result ?? { type: 'undefined' }
}

function click(sharedId: string) {
  const origin = { type: 'element', element: { sharedId } }
  return {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}
