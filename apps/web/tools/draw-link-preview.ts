/** Draws `public/link-preview.jpg` from `link-preview.svg`, 1200 × 630 as link previews are; on a machine with Chinese fonts. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../tools/browser/find.ts'
import { browserFlags, isRoot } from '../../../tools/browser/flags.ts'

const here = import.meta.dirname
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags(isRoot()) })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.goto(pathToFileURL(join(here, 'link-preview.svg')).href)
await page.screenshot({ path: join(here, '../public/link-preview.jpg'), type: 'jpeg', quality: 80 })
await browser.close()
