import type { AssociationBody, AssociationProfile } from '@portal/api-contract'
import { personTotal, unitTotal } from '../membership.ts'
import { firstJournalYear } from './journals.ts'

const body = (
  id: number,
  parentId: number | null,
  name: string,
  duty: string,
  by: { chair?: string; staffCount?: number } = {},
): AssociationBody => ({
  id,
  parentId,
  name,
  duty,
  chair: by.chair ?? null,
  staffCount: by.staffCount ?? null,
})

const hengzhun = '江川衡准工程造价咨询有限公司'

/** Where the association has a station. */
export const stations = ['临江', '云洲', '松陵', '白沙', '青屿', '望山', '澄阳', '丹河', '平湖'] as const

/** The committees of its trades. */
export const committees: readonly AssociationBody[] = [
  body(21, 26, '全过程咨询专业委员会', '服务清单、成果格式与收费参考', { chair: '陆正修' }),
  body(22, 26, '合同与争议专业委员会', '调解员选聘与典型案例评析', { chair: '范中立' }),
  body(23, 26, '数字造价专业委员会', '指标数据库与数据交换标准', { chair: '顾思成' }),
  body(24, 26, '交通水利专业委员会', '行业定额与房建市政计价的衔接', { chair: '段清源' }),
  body(25, 26, '青年造价师工作委员会', '面向四十岁以下从业者', { chair: '冯晓棠' }),
]

/** The association as its profile page draws it; the articles of the column tell the same at length. */
export const associationProfile: AssociationProfile = {
  term: '第七届理事会',
  figures: [
    { name: '单位会员', value: unitTotal, unit: '家' },
    { name: '个人会员', value: personTotal, unit: '人' },
    { name: '市州联络站', value: stations.length, unit: '个' },
    { name: '专业委员会', value: committees.length, unit: '个' },
  ],
  milestones: [
    {
      year: 1993,
      era: '起步',
      title: '协会成立',
      text: '47名概预算人员在临江市一间借来的会议室里通过了第一份章程。',
    },
    {
      year: firstJournalYear,
      era: '起步',
      title: '会刊创刊',
      text: '《江川工程造价》第一期寄到每一家会员单位。',
    },
    { year: 1997, era: '起步', title: '水利、交通行业集体入会', text: '单位会员突破100家。' },
    {
      year: 2000,
      era: '起步',
      title: '与行政主管部门脱钩',
      text: '人员、财务、办公场所全部分开，协会开始独立运行。',
    },
    {
      year: 2003,
      era: '成长',
      title: '工程量清单计价宣贯',
      text: '两年办班86期，近九千人第一次学会“量价分离、风险分担”。',
    },
    { year: 2011, era: '成长', title: '专家委员会成立', text: '首批专家61人，覆盖土建、安装、交通、水利。' },
    { year: 2014, era: '转型', title: '信用评价试点', text: '第五届会员大会召开，信用评价试点启动。' },
    { year: 2016, era: '转型', title: '计价争议调解中心挂牌', text: '当年受理案件19件。' },
    {
      year: 2018,
      era: '转型',
      title: '继续教育上网',
      text: '由集中面授改为网络学习，偏远市州的会员不必再往返省城。',
    },
    {
      year: 2021,
      era: '转型',
      title: '《执业质量自律标准》发布',
      text: '造价咨询资质取消之后，由信用档案与公开案例承担起信任。',
    },
    { year: 2023, era: '转型', title: '行业党委成立', text: '“清廉造价”行动起步。' },
    { year: 2024, era: '转型', title: '第七届会员大会', text: '以无记名投票选举产生新一届理事会。' },
  ],
  bodies: [
    body(1, null, '会员大会', '最高权力机构，每五年换届一次'),
    body(2, 1, '监事会', '对财务与程序独立监督', { chair: '丁文渊' }),
    body(3, 1, '理事会', '会员大会闭会期间行使职权', { chair: '沈维衡' }),
    body(4, 3, '秘书处', '承担日常工作', { chair: '韩书仪', staffCount: 24 }),
    // Later than the committees below it, so that an order by id is none by who answers to whom.
    body(26, 3, '专业委员会', '按专业开展研究与评议'),
    body(6, 3, '市州联络站', '材料代收、活动组织、价格采集'),
    body(11, 4, '综合部', '文秘、财务、票据、党务与外联', { staffCount: 5 }),
    body(12, 4, '会员部', '入会审核、会费、会员证书', { staffCount: 4 }),
    body(13, 4, '专业部', '信用评价、计价依据、调解中心', { staffCount: 6 }),
    body(14, 4, '培训部', '继续教育、培训班、竞赛', { staffCount: 4 }),
    body(15, 4, '信息部', '价格信息采集、网站与会刊', { staffCount: 5 }),
    ...committees,
    body(31, 6, '临江、云洲、松陵', '东部三站'),
    body(32, 6, '白沙、青屿、望山', '中部三站'),
    body(33, 6, '澄阳、丹河、平湖', '西部三站'),
  ],
  leaders: [
    { name: '沈维衡', position: '会长', companyName: hengzhun, duty: '主持理事会全面工作' },
    {
      name: '陆正修',
      position: '副会长',
      companyName: '临江正度工程咨询有限公司',
      duty: '全过程咨询、信用评价',
    },
    { name: '顾思成', position: '副会长', companyName: '江川数筑科技有限公司', duty: '数字造价、价格信息' },
    {
      name: '何明远',
      position: '副会长',
      companyName: '云洲明汇工程造价咨询有限公司',
      duty: '市州联络、会员发展',
    },
    {
      name: '郑国梁',
      position: '副会长',
      companyName: '江川第三建筑集团有限公司',
      duty: '施工计价、工程结算',
    },
    {
      name: '韩书仪',
      position: '秘书长',
      companyName: '协会秘书处（专职）',
      duty: '秘书处日常工作、行业党建',
    },
    { name: '丁文渊', position: '监事长', companyName: '特邀', duty: '财务与程序监督' },
  ],
}
