import type { ApplyMaterial, OwnerType } from '@portal/api-contract'

/**
 * What an application to join is refused without, as `listApplyRequirements` says; it stands here so that an open page does not
 * have to wait for it. A test of the tools compares these with the mock's.
 */
export const joiningMaterials = {
  UNIT: ['营业执照', '盖章申请表', '注册证'],
  PERSON: ['身份证', '注册证'],
} as const satisfies Record<OwnerType, ApplyMaterial['type'][]>

export type JoiningMaterial = (typeof joiningMaterials)[OwnerType][number]

/** The reviews before a new member pays. */
export const reviewCount = 3
