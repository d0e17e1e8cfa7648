import { yuanOf } from '../../../domain/money.ts'
import { feeStandardOf } from '../../../domain/order/fee.ts'
import { yuanText } from '../money.ts'

/** What a unit of a level pays a year, as texts write it. */
export const unitFee = (level: string): string => yuanText(yuanOf(feeStandardOf('UNIT', level)))

/** What a person pays a year, as texts write it. */
export const personFee: string = yuanText(yuanOf(feeStandardOf('PERSON', '会员')))
