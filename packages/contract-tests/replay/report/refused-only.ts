import { isMeant } from '../../shared/choose.ts'
import type { OperationReport, Report } from './report.ts'

const onlyRefuses = ({ calls, verdict, statuses }: OperationReport): boolean =>
  calls > 0 &&
  verdict !== 'not offered' &&
  !statuses.some(({ status, calls: seen }) => status < 400 && seen > 0)

/** Operations that the run was asked for and that never succeeded: only their refusals were held to the document. */
export const refusedOnly = ({ operations, run }: Pick<Report, 'operations' | 'run'>): OperationReport[] =>
  operations.filter(onlyRefuses).filter(isMeant(run))
