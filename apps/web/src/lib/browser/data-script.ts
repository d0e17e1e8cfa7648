import { trusted } from './trusted.ts'

/**
 * A script element that holds data, with every `<` escaped so that no text can end it.
 *
 * @throws SyntaxError for what is no JSON
 */
export function dataScript(type: string, json: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = type
  script.textContent = trusted.createScript(json)
  return script
}
