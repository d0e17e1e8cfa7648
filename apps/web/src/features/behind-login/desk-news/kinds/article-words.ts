import { msg } from '@lingui/core/macro'

/** What is said alike of the kinds that are read as texts. */
export const articleWords = {
  empty: msg`没有符合条件的文章`,
  missing: msg`没有找到这篇文章`,
  failed: msg`文章没有加载成功`,
  publish: msg`发布文章`,
  published: msg`文章已发布`,
  withdraw: msg`撤回这篇文章吗？`,
  withdrawn: msg`文章已撤回`,
  notWithdrawn: msg`文章没有撤回`,
  unchanged: msg`这篇文章还没有在后台修改过。`,
}
