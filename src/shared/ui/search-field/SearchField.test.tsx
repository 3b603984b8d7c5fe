import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { useCloseOnBack } from '@/shared/lib/back';
import { renderApp } from '@/shared/testing';

import { SearchField } from './SearchField';

beforeEach(() => jest.useFakeTimers());

it('asks half a second after the last letter, once', () => {
  const asked: string[] = [];
  renderApp(<SearchField label="Search medications..." value="" onSearch={(text) => asked.push(text)} />);
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  type('pana');
  wait(499);
  type(' panadol ');
  wait(499);
  expect(asked).toEqual([]);
  wait(1);

  expect(asked).toEqual(['panadol']);
});

it('asks at once on Enter, and no second time', () => {
  const asked: string[] = [];
  renderApp(<SearchField label="Search medications..." value="" onSearch={(text) => asked.push(text)} />);
  const box = screen.getByRole('searchbox');
  const enter = () => fireEvent.keyDown(box, { key: 'Enter' });

  enter();
  fireEvent.change(box, { target: { value: ' panadol ' } });
  fireEvent.keyDown(box, { key: 'l' });
  expect(asked).toEqual([]);
  enter();
  expect(asked).toEqual(['panadol']);
  enter();
  act(() => jest.advanceTimersByTime(5000));

  expect(asked).toEqual(['panadol']);
});

it('waits while it is held, and asks half a second after that', () => {
  const asked: string[] = [];
  const Held = () => {
    const [isPaused, setIsPaused] = useState(false);
    return (
      <>
        <SearchField label="Search orders..." value="" isPaused={isPaused} onSearch={(text) => asked.push(text)} />
        <button onClick={() => setIsPaused(!isPaused)}>Hold</button>
      </>
    );
  };
  renderApp(<Held />);

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mona' } });
  fireEvent.click(screen.getByText('Hold'));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  act(() => jest.advanceTimersByTime(5000));
  expect(asked).toEqual([]);
  expect(screen.getByRole('searchbox')).toHaveValue('mona');
  fireEvent.click(screen.getByText('Hold'));
  act(() => jest.advanceTimersByTime(500));

  expect(asked).toEqual(['mona']);
});

it('waits while something lies over it, which would lose its entry in the history', () => {
  const asked: string[] = [];
  const Covered = () => {
    const [isOpen, setIsOpen] = useState(false);
    useCloseOnBack(() => setIsOpen(false), isOpen);
    return (
      <>
        <SearchField label="Search products..." value="" onSearch={(text) => asked.push(text)} />
        <button onClick={() => setIsOpen(!isOpen)}>Dialog</button>
      </>
    );
  };
  renderApp(<Covered />);

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pana' } });
  fireEvent.click(screen.getByText('Dialog'));
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  act(() => jest.advanceTimersByTime(5000));
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByText('Dialog'));
  act(() => jest.advanceTimersByTime(500));

  expect(asked).toEqual(['pana']);
});

/** Keeps the value as an address does, and takes over a search only when a button is pressed. */
function AddressedField() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search medications..." value={value} onSearch={() => undefined} />
      {['', 'pana'].map((next) => (
        <button key={next} type="button" onClick={() => setValue(next)}>{`now “${next}”`}</button>
      ))}
    </>
  );
}

it('keeps what is typed while the address takes up what was asked, and follows Back', () => {
  renderApp(<AddressedField />);
  const box = screen.getByRole('searchbox');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const turnTo = (value: string) => fireEvent.click(screen.getByText(`now “${value}”`));

  type('pana');
  act(() => jest.advanceTimersByTime(500));
  type('panad');
  turnTo('pana');
  expect(box).toHaveValue('panad');

  turnTo('');
  expect(box).toHaveValue('');

  turnTo('pana');
  expect(box).toHaveValue('pana');
});

it('leaves the focus in the box once it is cleared', () => {
  const asked: string[] = [];
  renderApp(<SearchField label="Search medications..." value="pana" onSearch={(text) => asked.push(text)} />);
  const cross = screen.getByRole('button', { name: /clear/i });
  act(() => cross.focus());

  fireEvent.click(cross);

  expect(asked).toEqual(['']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
