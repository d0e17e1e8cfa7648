import type { operations } from '../generated/mock.d.ts'
import bundled from '../generated/mock.json' with { type: 'json' }
import { type Document, follow, type Operation, operationsOf } from './document.ts'

/** The mock's own controls under `/__mock/`: no part of the product's contract. */

export type * from '../generated/mock.d.ts'

/** Name of a control. */
export type ControlId = keyof operations
/** What a control takes and answers. */
export type ControlOf<Id extends ControlId> = operations[Id]

/** A document with every local reference replaced by what it names; there must be no circle. */
function inlined(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inlined)
  if (typeof node !== 'object' || node === null) return node
  const found = follow<object>(node, bundled)
  if (found !== node) return inlined(found)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value)]))
}

/** The controls' OpenAPI document, without references. */
export const mockDocument = inlined(bundled) as Document & Record<string, unknown>

/** Every control, in the document's order. */
export const controls: ReadonlyMap<ControlId, Operation<ControlId>> = operationsOf<ControlId>(mockDocument)
