import { useLingui } from '@lingui/react/macro'
import type { HelpArticle } from '@portal/api-contract'
import { Heading, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { KeywordForm } from '../../../lib/chakra/keyword-form.tsx'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { NothingFound } from '../../../lib/chakra/nothing-found.tsx'
import { MemberPage } from '../../../lib/chakra/page/member-page.tsx'
import { ContainedPart } from '../../../lib/chakra/record/contained-part.tsx'
import { groupBy } from '../../../lib/content/group-by.ts'
import { wordsOf } from '../../../lib/content/marked/words.ts'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { Each } from '../../../lib/states/each.tsx'
import { Contact, type Department } from './contact.tsx'
import styles from './help-centre.module.css'
import type { HelpSearch } from './help-search.ts'
import { matching } from './matching.ts'
import { questionsQueryOptions } from './queries.ts'
import { Questions } from './questions.tsx'
import { TopicNav } from './topic-nav.tsx'

/** The headings with their questions; one stays what it is, with what is opened in it, while others come and go. */
const topicsOf = (articles: readonly HelpArticle[]) =>
  groupBy(articles, ({ category }) => category).map((topic) => ({ ...topic, id: topic.name }))

interface HelpCentreProps {
  audience: HelpArticle['audience']
  search: HelpSearch
  departments: Department[]
}

/** What members ask, with the answers, and whom to ask else. */
export function HelpCentre({ audience, search, departments }: HelpCentreProps) {
  const { t } = useLingui()
  const narrow = useNarrow<HelpSearch>()
  const all = useQuery(questionsQueryOptions(audience))
  // What is looked for is soon found among what is here; the backend may know of more.
  const found = useQuery({ ...questionsQueryOptions(audience, search.keyword), placeholderData: all.data })
  const query = all.data ? found : all
  const title = t`帮助中心`
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <MemberPage
        title={title}
        actions={
          <KeywordForm
            label={t`查找问题`}
            value={search.keyword}
            onSearch={(keyword) => narrow({ keyword, topic: undefined, question: undefined })}
          />
        }
      >
        {all.data && found.data && (
          <ContainedPart>
            <Found all={all.data} found={found.data} search={search} />
          </ContainedPart>
        )}
        {!query.data && query.error && <LoadError query={query} title={t`问题没有加载成功`} />}
        {!query.data && !query.error && <SkeletonText lines={10} />}
      </MemberPage>
      <Contact departments={departments} />
    </div>
  )
}

interface FoundProps {
  all: HelpArticle[]
  found: HelpArticle[]
  search: HelpSearch
}

function Found({ all, found, search }: FoundProps) {
  const shown = topicsOf(matching(found, search))
  return (
    <div className={styles.body}>
      <TopicNav topics={topicsOf(all)} current={search.topic} />
      <div className={styles.topics}>
        <Each items={shown}>
          {({ name, items }) => (
            <Topic name={name}>
              <Questions questions={items} open={search.question} words={wordsOf(search.keyword ?? '')} />
            </Topic>
          )}
        </Each>
        {shown.length === 0 && <NoQuestions />}
      </div>
    </div>
  )
}

function NoQuestions() {
  const { t } = useLingui()
  return (
    <NothingFound title={t`没有找到这样的问题`} link={<Link to="." search={{}}>{t`查看全部问题`}</Link>}>
      {t`换一个说法再试，或直接联系秘书处。`}
    </NothingFound>
  )
}

/** The questions of one topic, below its name. */
function Topic({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} lang="zh-CN">
        {name}
      </Heading>
      {children}
    </section>
  )
}
