import type { CourseDetail } from '@portal/api-contract'
import { Card } from '@portal/ui/chakra'
import { Price } from '../course/price.tsx'
import { PurchaseTerms } from '../course/purchase-terms.tsx'
import { CourseHead } from './course-head.tsx'
import styles from './course-page.module.css'
import { CourseParts } from './course-parts.tsx'

/** A course as its page shows it, before there is one. */
export const CoursePreview = ({ course }: { course: CourseDetail }) => (
  <div className={styles.page}>
    <CourseHead course={course} isPreview />
    <div className={styles.aside}>
      <Card.Root className={styles.card}>
        <p className={styles.price}>
          <Price price={course.price} />
        </p>
        {course.price > 0 && <PurchaseTerms />}
      </Card.Root>
    </div>
    <CourseParts course={course} progress={undefined} />
  </div>
)
