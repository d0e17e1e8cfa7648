import type { ControlId, ControlOf } from '@portal/api-contract/mock'
import type { CallOf, ReplyOf } from '../contract/handler.ts'

export type ControlCall<Id extends ControlId> = CallOf<ControlOf<Id>>
export type ControlReply<Id extends ControlId> = ReplyOf<ControlOf<Id>>

/** A handler for each control of the mock's own document. A file exports its share with `satisfies Partial<ControlHandlers>`. */
export type ControlHandlers = {
  [Id in ControlId]: (call: ControlCall<Id>) => ControlReply<Id> | Promise<ControlReply<Id>>
}
