import type { Handlers } from '../../../contract/handler.ts'
import { catalogueHandlers } from './catalogue.ts'
import { certificateHandlers } from './certificates.ts'
import { hoursHandlers } from './hours.ts'
import { playerHandlers } from './player.ts'
import { studyHandlers } from './study.ts'
import { testHandlers } from './test/tests.ts'

export const courseHandlers = {
  ...catalogueHandlers,
  ...studyHandlers,
  ...playerHandlers,
  ...testHandlers,
  ...hoursHandlers,
  ...certificateHandlers,
} satisfies Partial<Handlers>
