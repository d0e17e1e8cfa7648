/** Levels and kinds of members as they are stored, in their order; `member-words.tsx` names them. */
export const unitLevels = ['会长单位', '副会长单位', '常务理事单位', '理事单位', '会员单位'] as const
export const personLevels = ['会员', '资深会员', '理事', '常务理事'] as const
export const companyTypes = ['造价咨询', '施工', '设计', '监理', '建设', '软件', '其他'] as const
export const certTypes = ['一级注册造价工程师', '二级注册造价工程师', '造价员', '其他'] as const
export const creditLevels = ['AAA', 'AA', 'A', 'B', 'C'] as const
