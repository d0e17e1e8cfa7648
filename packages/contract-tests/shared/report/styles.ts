import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Markup } from './markup.ts'

/** In the order of the cascade. */
const styles = [
  ...['theme', 'base', 'masthead', 'figures', 'filters', 'drifts', 'coverage', 'scenarios'],
  ...['print', 'print-drifts', 'print-coverage'],
]

/** A file of the report's page. */
export const readPart = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The style of a report's page, and the policy by which only this very style and script run, whatever a backend has managed to
 * get into the page.
 */
export function readStyles(script?: string): { style: Markup; policy: string } {
  const style = styles.map((name) => readPart(`./public/${name}.css`)).join('\n')
  const scripts = script === undefined ? '' : `script-src ${hash(script)}; `
  return {
    style: new Markup(style),
    policy: `default-src 'none'; style-src ${hash(style)}; ${scripts}img-src data:; base-uri 'none'; form-action 'none'`,
  }
}
