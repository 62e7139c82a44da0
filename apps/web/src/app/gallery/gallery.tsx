import { Page } from '../../ui/page.tsx';
import { ControlsShown } from './controls-shown.tsx';
import { FormsShown } from './forms-shown.tsx';
import { GoodsShown } from './goods-shown.tsx';
import { StatesShown } from './states-shown.tsx';

/** `#/__ui`, in development only: every component in every state, to be looked at in both themes and at every width. */
export function Gallery() {
  return (
    <Page title="Components">
      <div className="grid grid-cols-1 gap-12">
        <ControlsShown />
        <FormsShown />
        <StatesShown />
        <GoodsShown />
      </div>
    </Page>
  );
}
