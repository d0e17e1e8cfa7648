import { codeRules } from '../../../domain/account/verification-code.ts'
import { requiredMaterials } from '../../../domain/application/requirements.ts'
import { completionShare } from '../../../domain/course/course-progress.ts'
import { courseSwapDays, courseSwapShare } from '../../../domain/course/course-sale.ts'
import { attemptsPerDay, passShare } from '../../../domain/course/course-test.ts'
import { periodYears, requiredHours } from '../../../domain/course/education-hours.ts'
import { transferDays } from '../../../domain/order/bank-transfer.ts'
import { orderHours } from '../../../domain/order/order.ts'
import { courseRefundDays, courseRefundShare, refundDays } from '../../../domain/order/refund.ts'
import { joiningSteps, materialNames } from './joining.ts'
import { personFee, unitFee } from './tariff.ts'
import type { HelpSeed } from './types.ts'

/** Persons that a batch takes at most; the contract's limit. */
const batchSize = 200
/** Megabytes of an upload at most; the contract's limit. */
const uploadMegabytes = 10
/** Characters of a mini-site's address; the contract's limits. */
const addressLength = { least: 3, most: 40 }
const percent = (share: number) => `${share * 100}%`

const listOf = (items: readonly string[]) =>
  `<ul>${items.map((item, index) => `<li>${item}${index === items.length - 1 ? '。' : '；'}</li>`).join('')}</ul>`

const steps = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
const of = (audience: HelpSeed['audience'], category: string, title: string, body: string): HelpSeed => ({
  audience,
  category,
  title,
  body,
})

const unit = [
  of(
    'UNIT',
    '入会与会籍',
    '单位申请入会需要准备哪些材料？',
    `<p>请准备以下材料的清晰扫描件，支持 JPG、PNG、PDF，单个文件不超过 ${uploadMegabytes} MB：</p>${listOf(materialNames(requiredMaterials('UNIT', 'JOIN')))}<p>申请表可在填完基本信息后由系统生成，打印并加盖公章后扫描上传。公章名称须与营业执照一致，注册证书为本单位造价工程师的。</p>`,
  ),
  of(
    'UNIT',
    '入会与会籍',
    '入会申请要经过哪几个审核环节？',
    `${steps(...joiningSteps)}<p>缺少必需材料的不能提交，系统会指出缺少哪一种。任一环节退回的，退回意见会写明有误的材料，补正后在原申请中再次提交即可，不必重新填写。初审开始前可以撤回。</p>`,
  ),
  of(
    'UNIT',
    '入会与会籍',
    '单位名称或法定代表人变更后怎么办？',
    '<p>登录会员管理，发起“变更”申请，填写变更后的内容并上传证明变更内容的材料，名称、法定代表人、地址等以新的营业执照为证。变更不收费，审核通过后即时生效；会员证书按新名称重新生成，编号不变，此前打印的证书同时失效。</p>',
  ),
  of(
    'UNIT',
    '会费与代缴',
    '单位会费的标准是多少？',
    `<p>会费标准由会员大会表决：会员单位每年${unitFee('会员单位')}，理事单位、常务理事单位${unitFee('理事单位')}，副会长单位${unitFee('副会长单位')}，会长单位${unitFee('会长单位')}。当年会费应于12月31日前缴清，逾期仍可补缴。</p>`,
  ),
  of(
    'UNIT',
    '会费与代缴',
    '怎样为本单位的个人会员统一缴费？',
    `${steps('进入“单位代缴”，新建批次；', `逐人填写姓名、身份证号、手机号和缴费年度，一个批次最多${batchSize}人次；`, '提交后生成一张订单，可用支付宝、微信或者银行转账支付。')}<p>代缴对象须为本协会个人会员，且该年度会费尚未缴纳。姓名与身份证号不符、重复填写、已经缴费或者正在其他订单中支付的，系统会指出是第几行、什么原因，修改或者删去该行后再提交；提交成功前不会收取任何一笔。</p>`,
  ),
  of(
    'UNIT',
    '会费与代缴',
    '代缴的订单为什么过期了？',
    `<p>订单自生成起${orderHours}小时内有效，逾期自动关闭，所含会费恢复为待缴，在原批次中重新提交即可，不会重复扣款。订单关闭之后才付成功的，款项自动原路退回。</p>`,
  ),
  of(
    'UNIT',
    '会费与代缴',
    '谁可以替谁缴费？',
    `<p>单位会员缴纳本单位会费，并可通过“单位代缴”为个人会员缴纳会费；个人会员只能缴纳本人的会费，不能替他人或者单位缴纳。一笔会费同一时间只能在一张订单中：单位已经提交代缴的，本人须待该订单支付或者关闭；本人已经下单的，单位也不能重复代缴。</p><p>继续教育课程由个人会员本人购买，单位账号不能代购。</p>`,
  ),
  of(
    'UNIT',
    '会费与代缴',
    '会费缴错了可以退吗？',
    `<p>自支付之日起${refundDays}日内，可以在订单详情中申请退款，写明原因，经协会审核后整单原路退回；超过${refundDays}日的、票据已经入账的，一般不予退款；同一年度的会费只退一次。退款后会员有效期相应退回，已开具的票据由系统同时冲红，不必另行申请；需要继续保留会籍的，可以在该年度结束前重新缴费，年度结束后不再收取。</p><p>代缴订单退款的，订单内全部人员一并退回，不能只退其中一人。</p>`,
  ),
  of(
    'UNIT',
    '会费与代缴',
    '怎样用银行转账缴费？',
    `${steps('在支付页选择“银行转账”，系统给出收款户名、开户行、账号、金额和附言，附言含订单号，请照填；', `在${transferDays}日内完成转账，并在订单中上传回单；`, `协会查到款项后确认，订单随即转为已支付。`)}<p>上传后${transferDays}日内未能确认，或者协会未查到款项的，系统会说明原因并请您重新上传，新的回单代替原来的；再过${transferDays}日仍未确认的，订单关闭，所含会费恢复为待缴。一笔转账对应一张订单，金额须与订单一致。改用支付宝或者微信支付的，原转账不再处理，请勿重复付款。</p>`,
  ),
  of(
    'UNIT',
    '票据',
    '会费开具的是发票还是收据？',
    '<p>会费开具《社会团体会费统一票据》，不征收增值税；培训、技术服务等收费开具数电发票。开票时请先选对类型，会费与服务收费的订单不能合并开在一张票据中。单位会费票据的抬头须与缴费单位名称一致。</p>',
  ),
  of(
    'UNIT',
    '微网站',
    '单位微网站怎样开通和修改？',
    `<p>会员单位在“会员管理—微网站”中填写简介、上传封面和联系方式，设置${addressLength.least}至${addressLength.most}位的小写字母、数字或者短横线作为访问地址，保存的内容只有本单位可见，点击“发布”后送协会审核，通过后访客才能看到，审核期间访客看到的是上一次通过的内容。地址以后可以修改，修改随审核通过生效，旧地址随即失效。动态、典型案例、荣誉等条目经审核后显示，审核期间原有内容仍然可见。</p>`,
  ),
]

const person = [
  of(
    'PERSON',
    '入会与会籍',
    '个人会员的申请条件是什么？',
    `<p>持有造价专业职业资格，或者从事造价工作满三年，遵守章程和行业自律公约的人员均可申请。申请时请上传${materialNames(requiredMaterials('PERSON', 'JOIN')).join('和')}，姓名须与证件一致。个人会员会费为每年${personFee}。</p>`,
  ),
  of(
    'PERSON',
    '入会与会籍',
    '会员有效期到了还能使用原来的账号吗？',
    '<p>可以。账号不会注销，历史订单、票据和学习记录都会保留。缴清当年会费后，有效期延至当年12月31日；往年欠缴的会费可以在财务管理中逐年补缴，也可以合并为一张订单补缴。只补缴往年会费的，有效期不因此延长到当年。</p>',
  ),
  of(
    'PERSON',
    '账号与安全',
    '收不到手机验证码怎么办？',
    `<p>请先确认号码无误并查看短信拦截记录。同一号码${codeRules.cooldownSeconds}秒内只能发送一次，一小时内不超过${codeRules.perHour}次，一天内不超过${codeRules.perDay}次；验证码${codeRules.validSeconds / 60}分钟内有效，只能使用一次，连续输错${codeRules.maxTries}次即作废，需要重新获取。</p>`,
  ),
  of(
    'PERSON',
    '账号与安全',
    '更换手机号后怎样登录？',
    '<p>旧号仍能收到短信时，在个人中心“安全设置”里更换；旧号已停用的，请携带身份证扫描件联系秘书处核实身份后办理，办理期间账号会暂时冻结。</p>',
  ),
  of(
    'PERSON',
    '缴费与票据',
    '微信支付成功了，订单仍显示待支付？',
    '<p>支付结果由支付机构通知本系统，偶有数分钟延迟，请在订单页刷新支付结果，不要重复付款；确实重复付款的，后一笔会自动原路退回。半小时后仍未更新的，请提供支付凭证上的交易单号联系技术支持热线。</p>',
  ),
  of(
    'PERSON',
    '缴费与票据',
    '票据抬头写错了可以重开吗？',
    '<p>尚未开具或者被退回的申请可以直接修改后重新提交。已经开具的不能在线更改，请联系综合部核实，由协会冲红原票据后另行开具。跨年度的会费票据只能更正抬头，不能变更金额。</p>',
  ),
  of(
    'PERSON',
    '缴费与票据',
    '单位替我缴了会费，我还要缴吗？',
    `<p>不用。单位提交代缴后，该年度会费显示为支付中，支付完成后显示为已缴，有效期同样延至当年12月31日。单位的订单${orderHours}小时内未支付的自动关闭，会费恢复为待缴，可以由本人缴纳，也可以由单位重新提交。</p><p>个人会员只能缴纳本人的会费，不能替他人缴纳。</p>`,
  ),
  of(
    'PERSON',
    '缴费与票据',
    '缴纳的会费可以退吗？',
    `<p>自支付之日起${refundDays}日内，可以在订单详情中申请退款，经协会审核后原路退回；超过${refundDays}日的、票据已经入账的，一般不予退款；同一年度的会费只退一次。退款后会员有效期退回到上一个已缴年度，票据同时冲红；在该年度结束前可以重新缴费，年度结束后不再收取。由单位代缴的会费，由单位申请退款。</p>`,
  ),
  of(
    'PERSON',
    '活动',
    '收费的活动怎样缴费？不能参加了可以退吗？',
    `<p>报名后生成一张订单，名额同时为您保留，请在${orderHours}小时内用支付宝或者微信支付；逾期未付的订单自动关闭，名额随即让出，报名截止前可以重新报名。活动限会籍有效的会员报名。</p><p>尚未支付的，在报名截止前可以随时取消报名，订单一并关闭。已经支付的，在订单详情中申请退款，自支付之日起${refundDays}日内、票据尚未入账的，经协会审核后原路退回，名额同时让出。</p>`,
  ),
  of(
    'PERSON',
    '证书',
    '会员证书在哪里打印？如何验证真伪？',
    '<p>在会员管理中选择“打印证书”。证书右下角的二维码打开协会的验证页面，页面会列出证书上的每一项内容，任何一项与纸面不一致的，都不是本协会出具的证书。</p>',
  ),
]

const education = [
  of(
    'EDUCATION',
    '学时',
    '继续教育每个注册期要完成多少学时？',
    `<p>注册造价工程师每一注册期为${periodYears}年，须完成必修课${requiredHours}学时、选修课${requiredHours}学时。课程在所属年度和次年可以报名，已经报名的不受影响；学时按完成课程的年度计算，超出部分不结转到下一个注册期。</p>`,
  ),
  of(
    'EDUCATION',
    '学时',
    '看完视频了，为什么没有计入学时？',
    `<p>系统按实际观看过的片段计算，每一讲覆盖时长的${percent(completionShare)}方为完成，全部讲次完成后计入学时；设有结业测验的课程，测验通过后计入。重复观看的片段只计一次；拖动跳过的部分、超出允许倍速的部分和未响应在线确认期间的播放都不计入，可在进度条上看到尚未观看的片段。</p>`,
  ),
  of(
    'EDUCATION',
    '学时',
    '结业测验怎样进行？没有通过怎么办？',
    `<p>设有测验的课程在课程页写明题数。学完全部讲次后即可作答，答对${percent(passShare)}为通过，学时计入通过当日所在的年度。每次随机抽题，交卷后可以看到正确答案；没有通过的可以再考，每天最多${attemptsPerDay}次。中途离开的，下次从同一份试卷继续。</p>`,
  ),
  of(
    'EDUCATION',
    '听课',
    '第一遍学习时为什么不能快进？',
    '<p>为保证学习质量，首次学习只能在已经看过的范围内拖动。一讲完成后，该讲的限制即解除，可以自由定位复习。</p>',
  ),
  of(
    'EDUCATION',
    '听课',
    '同时在电脑和手机上听课可以吗？',
    '<p>同一账号同一时刻只在一处计时。在第二台设备上开始播放后，前一台设备会停止计时并给出提示，已经计入的进度不受影响。</p>',
  ),
  of(
    'EDUCATION',
    '购课与退款',
    '单位会员账号能购买课程吗？',
    '<p>不能。继续教育面向个人会员，单位账号不能进入学习平台，“单位代缴”也只收会费，不含课程。由单位承担学费的，请员工本人购买，开票时抬头填写单位名称和税号，凭发票向单位报销。</p>',
  ),
  of(
    'EDUCATION',
    '购课与退款',
    '购买的课程可以退款吗？',
    `<p>自支付之日起${courseRefundDays}日内，且课程没有学完、学习进度不超过${percent(courseRefundShare)}的，可以在订单详情中申请退款，审核后原路退回，课程随之收回，已开发票由系统同时冲红。超过期限或者进度的不予退款。</p>`,
  ),
  of(
    'EDUCATION',
    '购课与退款',
    '买错了课程可以更换吗？',
    `<p>自支付之日起${courseSwapDays}日内，且学习进度不超过${percent(courseSwapShare)}的，可以更换为另一门同价、仍在报名期内且尚未购买的课程，每张订单只能更换一次；已经学完的课程不能更换。更换即时生效，不补差价：订单改列新的课程，原课程随之收回，原课程已经观看的部分不计入新课程。</p><p>更换后仍可按新课程的学习进度申请退款，期限从原订单支付之日起算。价格不同的，请先退款再购买所需的课程。</p>`,
  ),
  of(
    'EDUCATION',
    '证明',
    '学时证明怎样下载？',
    '<p>在“我的课程”中点击“学时证明”，选择年度后下载 PDF。证明附有二维码，用人单位扫码即可核对姓名、课程与学时。</p>',
  ),
]

/** The three help centres: units, personal members, students. */
export const helpArticles: HelpSeed[] = [...unit, ...person, ...education]
