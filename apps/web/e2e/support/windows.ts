import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '@playwright/test'

/** A browser window; a test for it alone is tagged with its name. */
type Window = 'desktop' | 'phone'

const uses: Record<Window, Project['use']> = {
  // A small laptop's: what fits there fits a larger one, and it is drawn in four fifths of the time.
  desktop: { viewport: { width: 1280, height: 800 } },
  // Its owner wants no motion, so that both wishes are looked at.
  phone: {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
}
const others: Record<Window, string> = { desktop: '@phone', phone: '@desktop' }
const own: Record<Window, RegExp> = { desktop: /@desktop/, phone: /@phone/ }

const folders = ['visitors', 'members', 'desk', 'pages']
const specs = folders.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '..', folder), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `**/${folder}/${file.replaceAll('\\', '/')}`),
)
// What a change did to a public page is looked at in both windows, in the full proof all pages are.
const publicTable = '**/pages/public-pages.spec.ts'
const tables = [publicTable, '**/members/member-pages.spec.ts']

/** Tests for the full proof alone: more of what another test has shown once. */
const full = '@full'

/**
 * Playwright's projects of a window. A tag is used since to skip a test in the window that it is not for would cost a context.
 *
 * @param skipped tags of tests that are not run
 * @param left flows that are gone in the other window in this run; of these only the tests for this window alone are run
 */
function projectsOf(window: Window, skipped: string[], left: string[]): Project[] {
  const use = uses[window]
  const grepInvert = new RegExp([others[window], ...skipped].join('|'))
  const whole: Project = { name: window, grepInvert, testIgnore: left, use }
  return left.length === 0
    ? [whole]
    : [whole, { name: `${window} alone`, grep: own[window], grepInvert, testMatch: left, use }]
}

/**
 * @param options.turn a number that moves with each commit: each flow is gone in one window, by turns. Without it, each is
 *   gone in both.
 * @param options.isShort tests for the full proof alone are left to it
 */
export function windows({ turn, isShort }: { turn?: number; isShort: boolean }): Project[] {
  const flows = specs.filter((spec) => !(isShort ? [publicTable] : tables).includes(spec))
  const left = (remainder: number) =>
    turn === undefined ? [] : flows.filter((_, index) => (index + turn) % 2 === remainder)
  const skipped = isShort ? [full] : []
  return [...projectsOf('desktop', skipped, left(0)), ...projectsOf('phone', skipped, left(1))]
}
