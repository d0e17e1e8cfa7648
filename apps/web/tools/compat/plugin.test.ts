// @vitest-environment node
import type { Plugin, Rollup } from 'vite'
import { expect, it } from 'vitest'
import { supportedBrowsers } from './plugin.ts'

/** What the plugin says of a build that wrote one file beside its chunks. */
function complaintOf(fileName: string, source: string): string | undefined {
  const { generateBundle } = supportedBrowsers() as Plugin & { generateBundle: { handler: unknown } }
  const handler = generateBundle.handler as (options: object, bundle: object) => void
  let complaint: string | undefined
  const error = (text: string) => {
    complaint = text
  }
  const asset = { type: 'asset', fileName, source } as Rollup.OutputAsset
  handler.call({ error }, {}, { [fileName]: asset })
  return complaint
}

it('reads styles, and the scripts of workers, which have a build of their own', () => {
  expect(complaintOf('assets/page-1.css', 'a { field-sizing: content; translate: 1px }')).toBeUndefined()
  expect(complaintOf('assets/page-1.css', 'a { animation-timeline: scroll() }')).toContain('page-1.css')
  expect(
    complaintOf('assets/table.worker-1.js', 'self.onmessage = () => structuredClone({})'),
  ).toBeUndefined()
  expect(complaintOf('assets/table.worker-1.js', 'Object.groupBy([], nameOf)')).toContain('Object.groupBy')
  expect(complaintOf('assets/table.worker-1.js', '/a/v.test(name)')).toContain('SyntaxError')
  expect(complaintOf('assets/names.json', '{ "Object.groupBy": 1 }')).toBeUndefined()
})
