import type { OperationReport, Report } from './report.ts'

const onlyRefuses = ({ calls, verdict, statuses }: OperationReport): boolean =>
  calls > 0 &&
  verdict !== 'not offered' &&
  !statuses.some(({ status, calls: seen }) => status < 400 && seen > 0)

/** Operations that were called and never succeeded: only their refusals were held to the document. */
export const refusedOnly = ({ operations }: Pick<Report, 'operations'>): OperationReport[] =>
  operations.filter(onlyRefuses)
