import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What the choice of a browser depends on. */
export interface Machine {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  /** Where Playwright keeps the Chromium of its own version, whether it is there or not. */
  playwrightPath: string | undefined
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
export function findBrowser(): string | undefined {
  return chooseBrowser({
    platform: process.platform,
    env: process.env,
    playwrightPath: playwrightPath(),
    exists: existsSync,
  })
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
