/** How what was decided stands then. */
export const statusAfter = { APPROVE: 'APPROVED', RETURN: 'RETURNED', REJECT: 'REJECTED' } as const

/** What the association can answer to what it is asked. RETURN asks for a correction. */
export interface ReviewDecision {
  result: 'APPROVE' | 'RETURN' | 'REJECT'
  /** For the member to read. */
  opinion: string
  /** What to mend, field by field; the opinion tells it as well. */
  reasons?: readonly { field: string; text: string }[]
}
