import { noContent, ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { emptyOutbox, readOutbox } from '../../outbox/outbox.ts'
import { captchaAnswer } from '../../security/captcha.ts'
import type { ControlHandlers } from '../types.ts'

/** The controls of the outbox, and of captchas, which only a person could read otherwise. */
export const outboxControls = {
  listMessages: ({ world, query }) => ok(readOutbox(world, query.limit ?? 50, query.recipient)),
  emptyOutbox({ world }) {
    emptyOutbox(world)
    return noContent()
  },
  readCaptcha({ world, params }) {
    const answer = captchaAnswer(world, params.key)
    if (answer === undefined) throw notFound('There is no such captcha, or no more')
    return ok({ answer })
  },
} satisfies Partial<ControlHandlers>
