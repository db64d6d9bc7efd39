import { Button, styled } from '@poolhouse/shared-ui/core';
import { useState, type FormEvent } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { fieldRow } from '../contest/form.styles';

const Form = styled.form`
  ${fieldRow(140)}
`;

interface Props {
  data: LiveData;
  config: AuctionConfigRow;
  pending: boolean;
  onNext(): void;
  onSale(owner: string, price: number): void;
}

/** Next Team; owner, price and Save for the lot that is up. */
export function TypedSale({ data, config, pending, onNext, onSale }: Props) {
  const [owner, setOwner] = useState('');
  const [price, setPrice] = useState('');
  const up = (data.block.data[0]?.lot ?? 0) !== 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSale(owner, Number(price));
  };
  return (
    <Form onSubmit={save}>
      <Button variant="outlined" color="inherit" disabled={pending || config.phase === 'complete'} onClick={onNext}>
        Next Team
      </Button>
      <label>
        Owner
        <select value={owner} onChange={(event) => setOwner(event.target.value)}>
          <option value="">Choose an owner</option>
          {data.owners.data.map(({ ID, Name }) => (
            <option key={ID} value={Name}>
              {Name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Price
        <input type="number" inputMode="numeric" min={config.min_price} value={price} onChange={(event) => setPrice(event.target.value)} />
      </label>
      <Button type="submit" variant="contained" disabled={pending || !up || owner === '' || price === ''}>
        Save
      </Button>
    </Form>
  );
}
