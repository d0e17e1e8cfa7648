import type { ApplyMaterial } from '@portal/api-contract'
import { auditNodes, auditors } from '../../../domain/application/application.ts'

const duties: Readonly<Record<(typeof auditNodes)[number], string>> = {
  初审: '核对材料是否齐全、清晰',
  复审: '核实单位或者个人的从业情况',
  理事会: '由理事会或其授权的机构审议',
}

/** The reviews that an application goes through, in their order, and what follows them. */
export const joiningSteps: readonly string[] = [
  ...auditNodes.map((node) => `${node === '理事会' ? '审议' : node}（${auditors[node]}）：${duties[node]}；`),
  '缴费：通过后生成当年会费，缴纳后即时生效，会员证书可以在线打印。',
]

const names: Readonly<Record<ApplyMaterial['type'], string>> = {
  营业执照: '营业执照',
  盖章申请表: '加盖公章的入会申请表',
  身份证: '身份证',
  注册证: '注册证书',
  其他: '其他材料',
}

/** What the association calls the materials that it asks for. */
export const materialNames = (types: readonly ApplyMaterial['type'][]): string[] =>
  types.map((type) => names[type])
