import { nigerianStates } from '@oja/domain/people/nigerian-states';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

interface PlaceSheetProps {
  state: string;
  /** The states to choose from; undefined for all. */
  states: readonly string[] | undefined;
  onChoose: (state: string) => void;
  onClose: () => void;
}

/** Asks for the state that something is to arrive in. A list tells of each move of an arrow key, so it is sent by a button. */
export function PlaceSheet({ state, states = nigerianStates, onChoose, onClose }: PlaceSheetProps) {
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState(state);
  return (
    <Modal open={isOpen} onClose={onClose} title="Where does it go?" place="bottom">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(chosen);
          setOpen(false);
        }}
      >
        <Select
          label="State"
          options={states.map((name) => ({ value: name, label: name }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" wide>
          Show when it arrives
        </Button>
      </form>
    </Modal>
  );
}
