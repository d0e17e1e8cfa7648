import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What the choice of a browser depends on. */
export interface Machine {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  /** Where Playwright keeps the Chromium of its own version, whether it is there or not. */
  playwrightPath: string | undefined
  /** Playwright's headless shell, where it has been installed. */
  shellPath?: string | undefined
  exists(path: string): boolean
}

const fixed: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
}

const belowProgramFiles = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']

/** Chromium to test with, best first: Playwright's own, CHROMIUM_PATH, what the system has. Undefined: none. */
export function chooseBrowser({ platform, env, playwrightPath, exists }: Machine): string | undefined {
  const named = [playwrightPath, env.CHROMIUM_PATH].flatMap((path) => path || [])
  return [...named, ...(fixed[platform] ?? windowsPaths(env))].find(exists)
}

function windowsPaths(env: NodeJS.ProcessEnv): string[] {
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
  return roots.flatMap((root) => (root ? belowProgramFiles.map((path) => join(root, path)) : []))
}

/** The browser of this machine, by `chooseBrowser`. */
export const findBrowser = (): string | undefined => chooseBrowser(thisMachine())

/**
 * Chromium for the browser tests: one without windows where the machine has one, which draws the same in less time.
 * CHROMIUM_PATH is taken at its word.
 */
export function chooseTestBrowser(machine: Machine): string | undefined {
  const { platform, env, shellPath, exists } = machine
  const shells = [shellPath, platform === 'linux' && !env.CHROMIUM_PATH && '/usr/bin/chromium-headless-shell']
  return shells.find((path): path is string => !!path && exists(path)) ?? chooseBrowser(machine)
}

/** Whether a headless shell would be found beside this browser: it is the system's, and nobody named it. */
export const hasShellBeside = (path: string): boolean =>
  path === '/usr/bin/chromium' && !process.env.CHROMIUM_PATH

/** The browser of this machine, by `chooseTestBrowser`. */
export const findTestBrowser = (): string | undefined => chooseTestBrowser(thisMachine())

function thisMachine(): Machine {
  const path = playwrightPath()
  return {
    platform: process.platform,
    env: process.env,
    playwrightPath: path,
    shellPath: path && shellBeside(path),
    exists: existsSync,
  }
}

/** Playwright keeps its headless shell in a folder beside that of its Chromium; both have the number of their build. */
function shellBeside(path: string): string | undefined {
  const [folder] = path.split(/[\\/]/).filter((part) => part.startsWith('chromium-'))
  if (!folder) return undefined
  const cache = path.slice(0, path.indexOf(folder))
  const shell = folder.replace('chromium-', 'chromium_headless_shell-')
  const place = join(cache, shell)
  const [found] = globSync('*/{chrome-headless-shell,headless_shell}{,.exe}', { cwd: place })
  return found && join(place, found)
}

/** Playwright belongs to the web app; it throws where it has no build for the platform. */
function playwrightPath(): string | undefined {
  try {
    const fromWeb = createRequire(new URL('../../apps/web/package.json', import.meta.url))
    return fromWeb('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}
