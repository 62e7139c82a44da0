import { useState } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { ChoicePills } from '../../ui/forms/choice-pills.tsx';
import { NameSearch } from '../../ui/forms/name-search.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { StarInput } from '../../ui/forms/star-input.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Row, Shown } from './shown.tsx';

const states = ['Lagos', 'Kano', 'Rivers'].map((value) => ({ value, label: value }));
const wrong = 'This is needed for the delivery';
const starWords = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const ways = [
  { value: 'card', label: 'Card', description: 'On the payment page of our provider.' },
  { value: 'credit', label: 'Store credit', description: '₦500,000.00 left.' },
  { value: 'transfer', label: 'Bank transfer', description: 'Not for this order.', disabled: true },
];

/** What is typed and chosen in forms, empty, filled, wrong and disabled. */
export function FormsShown() {
  const [size, setSize] = useState('M');
  const [way, setWay] = useState('card');
  const [stars, setStars] = useState(4);
  const [on, setOn] = useState(true);
  return (
    <>
      <Shown name="TextField">
        <TextField label="City" placeholder="Surulere" />
        <TextField label="City, filled" defaultValue="Surulere" hint="As the courier writes it" />
        <TextField label="City, wrong" defaultValue="?" error={wrong} />
        <TextField label="City, disabled" defaultValue="Surulere" disabled />
      </Shown>
      <Shown name="PasswordField">
        <PasswordField label="Password" defaultValue="a long enough one" hint="At least 6 characters" />
        <PasswordField label="Password, wrong" error="Password must be at least 6 characters" />
      </Shown>
      <Shown name="TextArea">
        <TextArea label="Your review" placeholder="What was it like?" />
        <TextArea label="Your review, wrong" error={wrong} />
      </Shown>
      <Shown name="Select">
        <Select label="State" options={states} placeholder="Choose a state" />
        <Select label="State, wrong" options={states} placeholder="Choose a state" error={wrong} />
        <Select label="State, disabled" options={states} defaultValue="Kano" disabled />
      </Shown>
      <Shown name="Checkbox">
        <Row>
          <Checkbox label="Remember me" />
          <Checkbox label="Remember me, chosen" defaultChecked />
          <Checkbox label="Remember me, disabled" disabled />
        </Row>
      </Shown>
      <Shown name="Switch">
        <Switch
          label="Data saver"
          description="Smaller pictures, nothing ahead of time"
          checked={on}
          onChange={setOn}
        />
        <Switch label="Data saver, off" checked={false} onChange={() => {}} />
        <Switch label="Data saver, disabled" checked disabled onChange={() => {}} />
      </Shown>
      <Shown name="ChoicePills">
        <ChoicePills
          legend="Size"
          options={['S', 'M', 'L', 'Free size, with room for a gele']}
          value={size}
          onChange={setSize}
        />
      </Shown>
      <Shown name="RadioCards">
        <RadioCards legend="How to pay" cards={ways} value={way} onChange={setWay} />
      </Shown>
      <Shown name="StarInput">
        <StarInput legend="Your rating" value={stars} words={starWords} onChange={setStars} />
        <StarInput legend="None chosen" value={0} words={starWords} onChange={() => {}} />
      </Shown>
      <Shown name="NameSearch">
        <NameSearch label="Search in Fashion" value="" onChange={() => {}} />
      </Shown>
    </>
  );
}
