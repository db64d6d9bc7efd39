import { Button } from '@poolhouse/shared-ui/core';
import { Beside, Form, InputField, SelectField, useFormOf, useWatch } from '@poolhouse/shared-ui/desk';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';

interface Props {
  data: LiveData;
  config: AuctionConfigRow;
  pending: boolean;
  onNext(): void;
  onSale(owner: string, price: number): void;
}

/** Next Team; owner, price and Save for the lot that is up. What is typed stays, whatever comes in meanwhile. */
export function TypedSale({ data, config, pending, onNext, onSale }: Props) {
  const form = useFormOf({ owner: '', price: '' });
  const { control } = form;
  const { owner, price } = useWatch({ control });
  const up = (data.block.data[0]?.lot ?? 0) !== 0;
  const owners = data.owners.data.map(({ Name }) => ({ value: Name, label: Name }));
  const next = (
    <Button variant="outlined" disabled={pending || config.phase === 'complete'} onClick={onNext}>
      Next Team
    </Button>
  );
  return (
    <Form
      label="Sale"
      form={form}
      action={{
        pending,
        // Nothing is emptied: whether it is sold may have to be asked first.
        run: async (sale) => {
          onSale(sale.owner, Number(sale.price));
          return false;
        },
      }}
      submit="Save"
      beside={next}
      main
      within
      blocked={!up || owner === '' || price === ''}
    >
      <Beside>
        <SelectField control={control} name="owner" label="Owner" choices={[{ value: '', label: 'Choose an owner' }, ...owners]} />
        <InputField control={control} name="price" label="Price" type="number" input={{ inputMode: 'numeric', min: config.min_price }} />
      </Beside>
    </Form>
  );
}
