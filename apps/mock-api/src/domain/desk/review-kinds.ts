import type { DeskReviewKind, PermissionName } from '@portal/api-contract'

/** The permission that each kind of review asks for. */
export const reviewPermissions: Readonly<Record<DeskReviewKind, PermissionName>> = {
  EXPERT: 'desk.experts',
  JOB: 'desk.jobs',
  SITE: 'desk.sites',
  SITE_ITEM: 'desk.sites',
  ORDER_REFUND: 'desk.refunds',
  BANK_TRANSFER: 'desk.transfers',
  INVOICE: 'desk.invoices',
}

export const reviewKinds = Object.keys(reviewPermissions) as DeskReviewKind[]

/** The kinds that somebody may decide. */
export const kindsFor = (permissions: readonly PermissionName[]): DeskReviewKind[] =>
  reviewKinds.filter((kind) => permissions.includes(reviewPermissions[kind]))
