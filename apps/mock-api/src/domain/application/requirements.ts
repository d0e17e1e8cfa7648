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

type MaterialType = ApplyMaterial['type']

/** Kinds of material that an applicant of the type has. */
const ownMaterials: Readonly<Record<OwnerType, readonly MaterialType[]>> = {
  UNIT: ['营业执照', '盖章申请表', '注册证', '其他'],
  PERSON: ['身份证', '注册证', '盖章申请表', '其他'],
}

/** The particulars that a material proves. What stands on no document, such as a phone, needs no proof. */
const companyProofs: Partial<Record<MaterialType, readonly (keyof CompanyBlock)[]>> = {
  营业执照: [
    'companyName',
    'uscc',
    'companyType',
    'legalPerson',
    'registeredCapital',
    'establishDate',
    'province',
    'city',
    'district',
    'address',
  ],
  注册证: ['level1Count', 'level2Count'],
}

/** Likewise of a person; 其他 is a diploma or the certificate of a title. */
const personProofs: Partial<Record<MaterialType, readonly (keyof PersonBlock)[]>> = {
  身份证: ['name', 'gender', 'idNumber', 'birthDate', 'nation'],
  注册证: ['companyName', 'certType', 'certNo', 'certMajor', 'certIssueDate', 'certValidTo'],
  其他: ['education', 'school', 'major', 'degree', 'title'],
}

/** Kinds of material that the association asks for whatever the application says. */
export function requiredMaterials(applyType: OwnerType, applyKind: ApplyKind): MaterialType[] {
  if (applyKind === 'JOIN')
    return applyType === 'UNIT' ? ['营业执照', '盖章申请表', '注册证'] : ['身份证', '注册证']
  return applyKind === 'UPGRADE' || applyKind === 'QUIT' ? ['盖章申请表'] : []
}

/** Whether what is stated anew has to be proven: whoever joins hands everything in, and the rest changes nothing. */
const wantsProof = (applyKind: ApplyKind): boolean => applyKind === 'CHANGE' || applyKind === 'RENEW'

function provenBy(applyType: OwnerType, applyKind: ApplyKind, type: MaterialType): string[] {
  if (!wantsProof(applyKind)) return []
  if (applyType === 'UNIT') return (companyProofs[type] ?? []).map((name) => `company.${name}`)
  return (personProofs[type] ?? []).map((name) => `person.${name}`)
}

function materialsOf(applyType: OwnerType, applyKind: ApplyKind): ApplyRequirement['materials'] {
  const required = requiredMaterials(applyType, applyKind)
  return ownMaterials[applyType].map((type) => ({
    type,
    isRequired: required.includes(type),
    ifChanged: provenBy(applyType, applyKind, type),
  }))
}

/**
 * Kinds of material that an application has to bring.
 * @param changed particulars that it states otherwise than the association knows them, such as `company.address`
 */
export const neededMaterials = (
  applyType: OwnerType,
  applyKind: ApplyKind,
  changed: readonly string[],
): MaterialType[] =>
  materialsOf(applyType, applyKind)
    .filter(({ isRequired, ifChanged }) => isRequired || ifChanged.some((field) => changed.includes(field)))
    .map(({ type }) => type)

function materialsNeed(materials: ApplyRequirement['materials']): ApplyFieldNeed {
  if (materials.some(({ isRequired }) => isRequired)) return 'ALWAYS'
  return materials.some(({ ifChanged }) => ifChanged.length > 0) ? 'IF_CHANGED' : 'NEVER'
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
  const materials = materialsOf(applyType, applyKind)
  const need = (isNeeded: boolean): ApplyFieldNeed => (isNeeded ? 'ALWAYS' : 'NEVER')
  return {
    applyType,
    applyKind,
    fields: [
      ...blockFields(applyType, applyKind),
      ...(applyKind === 'UPGRADE' ? [{ field: 'targetLevel', need: need(true) }] : []),
      { field: 'reason', need: need(applyKind === 'QUIT') },
      { field: 'recommender', need: need(false) },
      { field: 'materials', need: materialsNeed(materials) },
      { field: 'statement', need: need(true) },
    ],
    materials,
    feesSettled: applyKind === 'QUIT',
  }
}

const applyTypes: readonly OwnerType[] = ['UNIT', 'PERSON']
const applyKinds: readonly ApplyKind[] = ['JOIN', 'RENEW', 'CHANGE', 'UPGRADE', 'QUIT']

/** The requirements of every kind of application, units first. */
export const allRequirements = (): ApplyRequirement[] =>
  applyTypes.flatMap((applyType) => applyKinds.map((applyKind) => requirementOf(applyType, applyKind)))
