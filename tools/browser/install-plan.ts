/** What may be installed depends on. */
export interface Rights {
  platform: NodeJS.Platform
  /** apt-get is there. */
  hasApt: boolean
  isRoot: boolean
  /** sudo answers without a password. */
  hasSudo: boolean
}

/** Debian's package of a Chromium without windows. */
const shell = 'chromium-headless-shell'

/** Commands to try, one way after the other; a way is a sequence of commands that must all succeed. */
export type Way = string[][]

/**
 * How a Chromium comes onto this machine; empty of apt where we may not use it. The one without windows comes with it where the
 * system has a package of it.
 */
export function browserWays(rights: Rights): Way[] {
  const playwright: Way = [['npx', 'playwright', 'install', 'chromium']]
  const packages = ['chromium', 'fonts-noto-cjk']
  return [playwright, ...aptWay(rights, [...packages, shell]), ...aptWay(rights, packages)]
}

/**
 * How a Chromium without windows comes onto a machine that has one with windows: tests take two thirds of its time. Debian alone has a
 * package of it.
 */
export function shellWays(rights: Rights): Way[] {
  return aptWay(rights, [shell])
}

/** How a Chinese font comes onto this machine. */
export function fontWays(rights: Rights): Way[] {
  return aptWay(rights, ['fonts-noto-cjk'])
}

function aptWay({ platform, hasApt, isRoot, hasSudo }: Rights, packages: string[]): Way[] {
  if (platform !== 'linux' || !hasApt || !(isRoot || hasSudo)) return []
  const asRoot = isRoot ? [] : ['sudo', '-n']
  return [
    [
      [...asRoot, 'apt-get', 'update'],
      [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages],
    ],
  ]
}
