import type { CompanyType } from '../content/types.ts'

/** What the names of the register's units are made of; each kind of unit is called in the ways of its trade. */
export const unitSuffixes: Readonly<Record<CompanyType, readonly [string, ...string[]]>> = {
  造价咨询: [
    '工程造价咨询有限公司',
    '工程造价咨询有限公司',
    '工程咨询有限公司',
    '工程管理有限公司',
    '项目管理有限公司',
    '建设工程咨询有限公司',
  ],
  施工: [
    '建筑工程有限公司',
    '建设工程有限公司',
    '建设集团有限公司',
    '市政工程有限公司',
    '安装工程有限公司',
    '路桥工程有限公司',
  ],
  监理: ['工程监理有限公司', '建设监理有限公司', '工程建设监理有限公司'],
  设计: ['建筑设计有限公司', '规划设计有限公司', '工程设计有限公司', '勘察设计有限公司'],
  建设: ['城市建设投资有限公司', '置业发展有限公司', '交通建设投资有限公司', '产业园区开发有限公司'],
  软件: ['软件有限公司', '信息技术有限公司', '数字科技有限公司'],
  其他: ['检测技术有限公司', '招标代理有限公司', '会计师事务所有限公司'],
}

/** First and second characters of trade names. */
export const tradeNames = {
  first:
    '正宏恒信诚达华天中建安泰瑞德明博广益永兴鼎盛嘉汇卓远方圆衡弘毅捷立精锦康联茂宁平启谦勤荣善顺同万维祥协新旭雅毅盈裕元源泽展振志众竹',
  second:
    '信诚达和衡建立量算准科联盟远创业兴泰安邦禾丰川岭河海峰岳林森石基桥路厦筑匠工程策略思源道德仁义礼智睿谋胜凯旋翔舟帆济同益',
} as const

/** Cities by how many of the units are there; the autonomous prefecture has those that are named elsewhere only. */
export const cityShares: readonly (readonly [city: string, short: string, share: number])[] = [
  ['临江市', '临江', 0.46],
  ['云洲市', '云洲', 0.14],
  ['青屿市', '青屿', 0.1],
  ['松陵市', '松陵', 0.08],
  ['白沙市', '白沙', 0.08],
  ['望山市', '望山', 0.05],
  ['澄阳市', '澄阳', 0.05],
  ['丹河市', '丹河', 0.04],
]

export const districts: Readonly<Record<string, readonly [string, ...string[]]>> = {
  临江市: ['江北区', '滨江区', '临江新区', '南桥区', '古渡区'],
  云洲市: ['云溪区', '云东区', '洲头区'],
  松陵市: ['松江区', '陵城区', '太平县'],
  白沙市: ['港城区', '临港区', '沙洲县'],
  青屿市: ['海湾区', '鹭尾区', '青屿区'],
  望山市: ['望城区', '鹿山县', '岚县'],
  澄阳市: ['澄湖区', '阳城区', '清河县'],
  丹河市: ['丹城区', '石桥县', '北山县'],
  平湖州: ['平湖县', '拉措县'],
}

/** The common surnames, more often the more common. */
export const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高王李张刘陈郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤'

/** Characters of given names. */
export const givenNames = {
  男: '伟强磊军洋勇杰涛明超刚平辉健俊峰波斌宇浩凯飞鹏志建国文博思远哲睿泽瑞嘉铭子轩承德立新永康家宁海川振东晓松柏林启航知行书恒朝阳',
  女: '芳娜敏静丽艳娟霞秀兰玲桂英梅红雪慧洁莉倩婷琳雯蕾颖佳怡欣悦妍诗涵雨桐晓彤语嘉若瑶清婉舒宁思琪梦洁可心书瑾钰萱珊岚菲依然',
} as const
