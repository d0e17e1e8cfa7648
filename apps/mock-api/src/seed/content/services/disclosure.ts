import { personTotal, unitTotal } from '../membership.ts'
import { committees, stations } from './association.ts'
import { personFee, unitFee } from './tariff.ts'
import type { DisclosureSeed } from './types.ts'

const table = (rows: [string, string][]) =>
  `<table><thead><tr><th>项目</th><th>内容</th></tr></thead><tbody>${rows.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('')}</tbody></table>`

/** What a registered social organisation has to tell the public. Source of the headings: 社会组织信用信息公开的常见栏目. */
export const disclosures: DisclosureSeed[] = [
  {
    title: '登记信息',
    body: table([
      ['社会组织名称', '江川省建设工程造价管理协会'],
      ['社会组织类型', '社会团体（省级行业协会）'],
      ['成立时间', '1993年6月'],
      ['登记管理机关', '江川省民政厅'],
      ['行业指导部门', '江川省住房和城乡建设厅'],
      ['法定代表人', '沈维衡（会长）'],
      ['秘书长', '韩书仪（专职）'],
      ['单位会员', `${unitTotal}家`],
      ['个人会员', `${personTotal.toLocaleString('en-US')}人`],
    ]),
  },
  {
    title: '业务范围',
    body: '<ul><li>调查研究行业状况，向政府部门反映会员诉求；</li><li>制定并推行行业自律公约与团体标准；</li><li>发布造价信息，开展信用评价；</li><li>组织继续教育、学术交流与技能竞赛；</li><li>调解工程造价纠纷。</li></ul>',
  },
  {
    title: '收费项目与标准',
    body: `<p>会费标准由会员大会以无记名投票方式表决通过，除下列项目外不向会员收取其他固定费用。</p>${table([
      ['会员单位会费', `${unitFee('会员单位')}/年`],
      ['理事单位、常务理事单位会费', `${unitFee('理事单位')}/年`],
      ['副会长单位会费', `${unitFee('副会长单位')}/年`],
      ['会长单位会费', `${unitFee('会长单位')}/年`],
      ['个人会员会费', `${personFee}/年`],
      ['继续教育选修课程', '自愿购买，价格在课程页面公示'],
    ])}`,
  },
  {
    title: '年度检查与审计',
    body: '<p>协会每年接受登记管理机关年度检查，{{year:-1}}年度检查结论为合格；年度财务收支经会计师事务所审计，审计报告在会员大会上宣读并存档备查，会员可向秘书处申请查阅。</p>',
  },
  {
    title: '重大事项报告',
    body: '<p>举办大型会议、接受大额捐赠、设立分支机构、变更负责人等事项，均在事前向行业指导部门和登记管理机关报告，并在通过后十个工作日内于本页公布。{{year}}年度已报告事项：年度会员代表大会筹备方案一项、与邻省协会签订互认备忘录一项。</p>',
  },
  {
    title: '分支机构与委员会',
    body: `<p>协会下设${committees.map(({ name }) => name).join('、')}，在${stations.join('、')}设市州联络站。委员会和联络站不具有独立法人资格，不单独收取会费，不单独发展会员，不另设账户。</p>`,
  },
  {
    title: '投诉与监督',
    body: '<p>对协会及工作人员的收费、评价、调解等行为有异议的，可在工作日 09:00 至 17:30 向监事会办公室书面反映。监事会自收到之日起十五个工作日内答复；对答复不满意的，可向登记管理机关投诉。</p>',
  },
]
