/** Words that no article has, and how often they were looked for: this week, the week before, and so on. */
export const missedSearches: readonly { keyword: string; counts: readonly number[] }[] = [
  { keyword: '光伏支架 定额', counts: [5, 3, 2, 4] },
  { keyword: '补充耗材调差', counts: [3, 4, 1] },
  { keyword: '造价师挂靠', counts: [2, 0, 3, 1] },
  { keyword: '发票遗失声明', counts: [1, 2, 2] },
  { keyword: 'bim 收费标准', counts: [0, 2, 1, 2] },
  { keyword: '海绵城市指标库', counts: [1, 1, 1] },
]
