import type { MemberFee } from '@portal/api-contract'

const fen = (yuan: number) => Math.round(yuan * 100)

/** Whether a fee is what an upgrade adds to a year. */
export const isUpgrade = ({ feeKind }: MemberFee): boolean => feeKind === 'UPGRADE'

/** The upgrades among a member's fees that cost something else than the difference to what their year was billed at. */
export function wronglyBilled(fees: MemberFee[]): MemberFee[] {
  return fees.filter(isUpgrade).filter(({ feeYear, feeStandard, discount, amount }) => {
    const wasBilled = fees.some((one) => one.feeYear === feeYear && fen(one.feeStandard) === fen(discount))
    return !wasBilled || amount <= 0 || fen(amount) !== fen(feeStandard) - fen(discount)
  })
}
