import type {
  ApplyFieldNeed,
  ApplyKind,
  ApplyMaterial,
  ApplyRequirement,
  CompanyBlock,
  OwnerType,
  PersonBlock,
} from '@portal/api-contract'

type Field = ApplyRequirement['fields'][number]

/** Every particular of a unit in the order of the form; true when the association cannot do without it. */
const companyFields: Readonly<Record<keyof CompanyBlock, boolean>> = {
  companyName: true,
  uscc: true,
  companyType: true,
  legalPerson: true,
  registeredCapital: false,
  establishDate: false,
  province: true,
  city: true,
  district: true,
  address: true,
  postCode: false,
  phone: false,
  email: false,
  website: false,
  contactName: true,
  contactPhone: true,
  qualificationLevel: false,
  level1Count: false,
  level2Count: false,
  staffCount: false,
  annualIncome: false,
  technicalLeader: false,
}

/** Every particular of a person, likewise. */
const personFields: Readonly<Record<keyof PersonBlock, boolean>> = {
  name: true,
  gender: false,
  idNumber: true,
  birthDate: false,
  email: false,
  nation: false,
  politicalStatus: false,
  education: false,
  school: false,
  major: false,
  degree: false,
  title: false,
  position: false,
  companyName: true,
  city: false,
  workStartDate: false,
  certType: true,
  certNo: true,
  certMajor: false,
  certIssueDate: false,
  certValidTo: false,
}

/** Kinds of material that an applicant of the type has. */
const ownMaterials: Readonly<Record<OwnerType, readonly ApplyMaterial['type'][]>> = {
  UNIT: ['营业执照', '盖章申请表', '其他'],
  PERSON: ['身份证', '注册证', '盖章申请表', '其他'],
}

/** Kinds of material that the association asks for; source: what such associations publish for joining. */
export function requiredMaterials(applyType: OwnerType, applyKind: ApplyKind): ApplyMaterial['type'][] {
  if (applyType === 'UNIT') {
    if (applyKind === 'JOIN') return ['营业执照', '盖章申请表']
    return applyKind === 'CHANGE' ? ['营业执照'] : ['盖章申请表']
  }
  if (applyKind === 'JOIN') return ['身份证', '注册证']
  return applyKind === 'UPGRADE' ? ['注册证'] : []
}

function blockFields(applyType: OwnerType, applyKind: ApplyKind): Field[] {
  const block = applyType === 'UNIT' ? 'company' : 'person'
  const indispensable: ApplyFieldNeed = applyKind === 'JOIN' ? 'ALWAYS' : 'UNLESS_KNOWN'
  const particulars = Object.entries(applyType === 'UNIT' ? companyFields : personFields)
  return [
    ...(applyKind === 'CHANGE' ? [{ field: block, need: 'ALWAYS' as const }] : []),
    ...particulars.map(([name, isNeeded]) => ({
      field: `${block}.${name}`,
      need: isNeeded ? indispensable : ('NEVER' as const),
    })),
  ]
}

/** What an application of a kind wants: the form draws itself from it, and submitting is checked against it. */
export function requirementOf(applyType: OwnerType, applyKind: ApplyKind): ApplyRequirement {
  const required = requiredMaterials(applyType, applyKind)
  const need = (isNeeded: boolean): ApplyFieldNeed => (isNeeded ? 'ALWAYS' : 'NEVER')
  return {
    applyType,
    applyKind,
    fields: [
      ...blockFields(applyType, applyKind),
      ...(applyKind === 'UPGRADE' ? [{ field: 'targetLevel', need: need(true) }] : []),
      { field: 'reason', need: need(applyKind === 'QUIT') },
      { field: 'recommender', need: need(false) },
      { field: 'materials', need: need(required.length > 0) },
      { field: 'statement', need: need(true) },
    ],
    materials: ownMaterials[applyType].map((type) => ({ type, isRequired: required.includes(type) })),
  }
}

const applyTypes: readonly OwnerType[] = ['UNIT', 'PERSON']
const applyKinds: readonly ApplyKind[] = ['JOIN', 'RENEW', 'CHANGE', 'UPGRADE', 'QUIT']

/** The requirements of every kind of application, units first. */
export const allRequirements = (): ApplyRequirement[] =>
  applyTypes.flatMap((applyType) => applyKinds.map((applyKind) => requirementOf(applyType, applyKind)))
