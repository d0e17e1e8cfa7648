import type { operations } from '../generated/mock.d.ts'
import document from '../generated/mock.json' with { type: 'json' }

/** The mock's own controls under `/__mock/`: no part of the product's contract. */

export type { components, paths } from '../generated/mock.d.ts'
export { document as mockDocument }

/** Name of a control. */
export type ControlId = keyof operations
/** What a control takes and answers. */
export type ControlOf<Id extends ControlId> = operations[Id]
