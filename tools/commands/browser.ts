/**
 * `npm run browser`: sees to it that there is a Chromium for the browser tests, and a font that draws Chinese.
 * Says which browser is used; exit code 1, with what to do, when there is none and none can be installed.
 */
import { existsSync } from 'node:fs'
import { findTestBrowser, hasShellBeside } from '../browser/find.ts'
import { isRoot } from '../browser/flags.ts'
import { browserWays, fontWays, type Rights, shellWays, type Way } from '../browser/install-plan.ts'
import { fail } from '../lib/fail.ts'
import { root, run } from '../lib/npm.ts'

const web = `${root}/apps/web`

const noBrowser = `No Chromium for the browser tests. One of these helps:
  npx playwright install chromium
  sudo apt-get install chromium fonts-noto-cjk      (Debian, Ubuntu)
  CHROMIUM_PATH=/path/to/chrome npm test`

const noFont = 'No font on this machine draws Chinese: pages will show boxes. Install fonts-noto-cjk.'

async function rights(): Promise<Rights> {
  return {
    platform: process.platform,
    hasApt: existsSync('/usr/bin/apt-get'),
    isRoot: isRoot(),
    hasSudo: (await run(['sudo', '-n', 'true'])).code === 0,
  }
}

/** Tries the ways until `isThere` is content. */
async function install<T>(ways: Way[], isThere: () => T | Promise<T>): Promise<T | undefined> {
  for (const way of ways) {
    for (const command of way) {
      console.log(`> ${command.join(' ')}`)
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      const { code, output } = await run(command, { cwd: web, env })
      if (code !== 0) {
        console.log(output.split('\n').slice(-8).join('\n'))
        break
      }
    }
    const found = await isThere()
    if (found) return found
  }
  return undefined
}

/** A Mac and Windows bring Chinese fonts along; a small Linux may not even have fontconfig's tools to ask. */
async function drawsChinese(): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const { code, output } = await run(['fc-list', ':lang=zh-cn', 'family'])
  return code === 0
    ? output.trim() !== ''
    : existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
}

let browser =
  findTestBrowser() ?? (await install(browserWays(await rights()), findTestBrowser)) ?? fail(noBrowser)
// On somebody's own machine nothing is installed that is not needed.
if (process.env.CI && hasShellBeside(browser)) {
  const shell = () => {
    const found = findTestBrowser()
    return found === browser ? undefined : found
  }
  browser = (await install(shellWays(await rights()), shell)) ?? browser
}
console.log(`Browser: ${browser}`)
if (!((await drawsChinese()) || (await install(fontWays(await rights()), drawsChinese)))) console.warn(noFont)
